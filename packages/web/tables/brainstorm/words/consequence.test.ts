import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import type { Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { consequences } from '@izvilina/games/brainstorm/rules/consequences.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, test } from 'vitest';
import { consequenceInWords } from './consequence.ts';
import { ru } from './playing.ru.ts';

/** What is said of a tile between one’s own network and a tile of the other player. */
function saidOf(mine: Size, theirs: Size): string {
  const lying = (id: string, tile: Size, x: number) => ({ id, tile, face: 'front', at: [x, 0], angle: 0 });
  const tiles = [lying('p1', 'medium', -60), lying('p2', theirs, theirs === 'large' ? 85 : 45)];
  const position = { players: 2, dice: ['black', 'white'], tiles, pawns: [['p1'], ['p2']] };
  const view = brainstorm.view(must(brainstorm.position(position, chances('fight')(0))), 0);
  const placed = { tile: mine, face: 'front', at: [0, 0], angle: 0 } as const;
  return consequenceInWords(view, placed, consequences(view, 0, placed), (seat) => `Игрок ${seat + 1}`, ru).main;
}

test('before a fight the line says which size beats which', () => {
  expect(saidOf('medium', 'large')).toBe('Победа: средний бьёт большой');
  expect(saidOf('medium', 'small')).toBe('Тайл погибнет: малый бьёт средний');
  expect(saidOf('medium', 'medium')).toBe('Победа: из равных сильнее новый');
});
