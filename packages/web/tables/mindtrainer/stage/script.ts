import { tileLaid, withTiles } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { type Tiles, without } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { MindtrainerHappening, SheetLine } from '@izvilina/games/mindtrainer/state.ts';
import { holdOf } from '@izvilina/games/mindtrainer/telling.ts';
import type { Sound } from '../../../kit/device/sound.ts';
import type { Frame } from '../../shared/stage.ts';
import type { Fresh, Scene } from './scene.ts';

export type MindtrainerFrame = Frame<Scene, MindtrainerHappening>;

type Happening<T extends MindtrainerHappening['type']> = Extract<MindtrainerHappening, { type: T }>;

/** Animation frames that lead from a scene through the happenings. After them the caller shows the view itself. */
export function framesOf(
  from: Scene,
  happened: readonly MindtrainerHappening[],
  seat: number | null,
): MindtrainerFrame[] {
  const waits = !happened.some(({ type }) => type === 'scored');
  const frames: MindtrainerFrame[] = [];
  let scene = from;
  for (const happening of happened) {
    const { next, sound } = picture({ ...scene, falling: false, counting: false }, happening, { seat, waits });
    frames.push({ scene: next, hold: holdOf(happening), sound, happened: [happening] });
    scene = next;
  }
  return frames;
}

interface Picture {
  readonly next: Scene;
  readonly sound: Sound | null;
}

/** `waits`: the word being laid waits for the other players' answer. */
function picture(
  scene: Scene,
  happening: MindtrainerHappening,
  { seat, waits }: { readonly seat: number | null; readonly waits: boolean },
): Picture {
  switch (happening.type) {
    case 'laid':
      return laid(scene, happening, seat, waits);
    case 'scored':
      return scored(scene, happening);
    case 'rejected':
      return { next: { ...written(scene, happening), pending: null }, sound: 'error' };
    case 'refilled':
      return { next: { ...scene, bag: happening.bag }, sound: null };
    case 'exchanged':
    case 'passed':
      return { next: written(scene, happening), sound: 'flip' };
    case 'ended': {
      const final = happening.lines.map(({ unplayed, gained, tiles }) => ({ unplayed, gained, tiles }));
      const scores = happening.lines.map(({ score }) => score);
      return { next: { ...scene, final, scores, ending: happening.why }, sound: 'win' };
    }
    case 'accepted':
    case 'challenged':
    case 'voted':
      return { next: scene, sound: 'tick' };
    default:
      return { next: scene, sound: null };
  }
}

/** The tiles leave the rack and land on the board, or wait for the other players' answer. */
function laid(scene: Scene, { player, tiles, words }: Happening<'laid'>, seat: number | null, waits: boolean): Picture {
  const fresh: Fresh = { player, tiles, words, bonus: 0, total: words.reduce((sum, { score }) => sum + score, 0) };
  const rack: Tiles = player === seat ? (without(scene.rack, tiles.map(tileLaid)) ?? scene.rack) : scene.rack;
  const next: Scene = waits
    ? { ...scene, rack, pending: fresh, falling: true }
    : { ...scene, rack, board: withTiles(scene.board, tiles), fresh, falling: true };
  return { next, sound: 'lay' };
}

/** The points are counted. A word that waited is put on the board. */
function scored(scene: Scene, happening: Happening<'scored'>): Picture {
  const { player, bonus, total } = happening;
  const stood = scene.pending ?? scene.fresh;
  const board = scene.pending ? withTiles(scene.board, scene.pending.tiles) : scene.board;
  const next: Scene = {
    ...written(scene, happening),
    board,
    pending: null,
    fresh: stood && { ...stood, bonus, total },
    counting: true,
    scores: scene.scores.with(player, (scene.scores[player] ?? 0) + total),
  };
  return { next, sound: bonus > 0 ? 'genius' : 'tick' };
}

type TurnsEnd = Happening<'scored'> | Happening<'rejected'> | Happening<'exchanged'> | Happening<'passed'>;

/** Adds a line to the score sheet. The player's previous word is no longer highlighted. */
const written = (scene: Scene, happening: TurnsEnd): Scene => ({
  ...scene,
  sheet: [...scene.sheet, lineOf(happening)],
  fresh: scene.fresh?.player === happening.player ? null : scene.fresh,
});

function lineOf(happening: TurnsEnd): SheetLine {
  const { player } = happening;
  switch (happening.type) {
    case 'scored':
      return { type: 'laid', player, words: happening.words, total: happening.total };
    case 'rejected':
      return { type: 'rejected', player, words: happening.words.map((word) => ({ word, score: 0 })), total: 0 };
    default:
      return { type: happening.type, player, words: [], total: 0 };
  }
}
