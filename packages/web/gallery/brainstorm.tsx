import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import { defaultMove } from '@izvilina/games/brainstorm/moves/timeout.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { AnyGame, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import module from '../tables/brainstorm/module.ts';
import { asked, Laid, number, peopleAt, show, useSampleTable } from './sample-table.tsx';

/**
 * The table alone: /gallery/brainstorm.html?state=lay (throw, dice, burn, large, small, empty, end), &small, &seat=1.
 * No throw is simulated here: physics needs the authority. Not part of the product build.
 */
const game: AnyGame = brainstorm as AnyGame;
const seat: Seat | null = asked.get('seat') === 'none' ? null : number('seat', 0);

const tile = (id: string, size: string, x: number, y: number, angle: number, face = 'back') => ({
  id,
  tile: size,
  face,
  at: [x, y],
  angle,
});

/** Eighteen tiles of three players, as in the first design drawing of this table. */
const TILES = [
  tile('p1', 'large', -143, -109.5, 8),
  tile('p2', 'small', -189, -69.5, 125),
  tile('p3', 'medium', -69, -87.5, 158, 'front'),
  tile('p4', 'medium', -301, 172.5, 346),
  tile('p5', 'small', -253, 200.5, 28),
  tile('p6', 'large', 85, -29.5, 171, 'front'),
  tile('p7', 'medium', 57, -91.5, 16),
  tile('p8', 'small', 161, -59.5, 324),
  tile('p9', 'large', 307, -79.5, 286),
  tile('p10', 'small', 293, -153.5, 242),
  tile('p11', 'large', 23, -229.5, 3),
  tile('p12', 'medium', 109, -213.5, 330),
  tile('p13', 'small', 155, -235.5, 12),
  tile('p14', 'medium', -143, 120.5, 24),
  tile('p15', 'small', -100, 86.5, 294),
  tile('p16', 'small', 1, 11.5, 96),
  tile('p17', 'medium', 19, 76.5, 172, 'front'),
  tile('p18', 'large', -283, -209.5, 350),
];
const base = {
  players: 3,
  tiles: TILES,
  pawns: [
    ['p1', 'p4'],
    ['p6', 'p9'],
    ['p11', null],
  ],
  tokens: [2, 1, 1],
  box: { at: [252, 172], angle: 4, stance: 'flat' },
  dice: ['white', 'black'],
};
const die = (colour: string, burner = false) => ({ rest: { die: colour, at: [-9, -29.5], angle: 78, burner } });

const STATES: Readonly<Record<string, object>> = {
  lay: { ...base, thrown: ['white'], ...die('black') },
  large: { ...base, thrown: ['white'], dice: ['white', 'red'], ...die('white') },
  small: { ...base, dice: ['white', 'red'], thrown: ['red'], ...die('red') },
  burn: { ...base, thrown: ['white', 'black'], burned: true, ...die('black', true) },
  throw: { ...base, thrown: ['white'] },
  first: base,
  dice: { ...base, dice: null },
  end: { ...base, thrown: ['white', 'black'] },
  empty: { players: 2, dice: ['white', 'black'] },
};

const start = (): Match => {
  const position = STATES[asked.get('state') ?? 'lay'] ?? base;
  return must(
    begin(game, { players: position === STATES.empty ? 2 : 3, options: {}, seed: '1', position: position as Json }),
  );
};
const answer = (match: Match): unknown => defaultMove(match.state as Parameters<typeof defaultMove>[0]);

function BrainstormTrial() {
  const first = viewOf(start(), seat ?? 'watcher') as BrainstormView;
  const seats = peopleAt(first.players, seat === null ? [] : [seat]);
  const props = useSampleTable({ game, seat, seats, start, answer, pause: number('pause', 900) });
  const Shown = asked.has('small') ? module.Small : module.Table;
  return (
    <Laid slug="brainstorm" title="Мозговой штурм" module={module} view={props.view}>
      {module.Defs && <module.Defs />}
      <Shown {...props} hint={null} />
    </Laid>
  );
}

await show(<BrainstormTrial />);
