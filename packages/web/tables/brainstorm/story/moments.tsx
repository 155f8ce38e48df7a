import { tableFor } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { networksOf } from '@izvilina/games/brainstorm/rules/networks.ts';
import type { BrainstormHappening, TileId } from '@izvilina/games/brainstorm/state.ts';
import type { Moment, Step } from '../../module.ts';
import { Networks } from '../scene/drawing/Networks.tsx';
import { middleOf } from '../scene/drawing/shapes.ts';
import { projectionFrom } from '../scene/projection.ts';
import type { SceneTile } from '../scene/scene.ts';
import type { BrainstormWords } from '../words/words.ts';
import { retell, type Then } from './history.ts';
import '../look.css';

interface Found {
  readonly seq: number;
  readonly seat: number;
  readonly text: string;
  readonly before: Then;
  readonly tiles: readonly TileId[];
  readonly light: SceneTile['light'];
  readonly worth: number;
}

const WORTH_TELLING = 2;
const MOST = 3;

/** Up to MOST moments of the game: the won battles, burns and claims that concern the most tiles. */
export function moments(steps: readonly Step<BrainstormHappening>[], words: BrainstormWords): readonly Moment[] {
  const players =
    1 + Math.max(1, ...steps.flatMap(({ happened }) => happened.map((one) => ('player' in one ? one.player : 0))));
  const moments = retell(steps, players);
  const found = moments.flatMap((then, index): Found[] => {
    const before = moments[index - 1] ?? then;
    return then.happened.flatMap((one): Found[] => {
      const at = (tiles: readonly TileId[], seat: number, text: string, light: SceneTile['light'], from = before) =>
        tiles.length < WORTH_TELLING
          ? []
          : [{ seq: then.seq, seat, text, before: from, tiles, light, worth: tiles.length }];
      switch (one.type) {
        case 'battle':
          return one.won ? at(one.tiles, one.player, words.moments.battle(one.tiles.length), 'doomed') : [];
        case 'burned':
          return at(one.tiles, one.player, words.moments.burned(one.tiles.length), 'doomed');
        case 'claimed':
          return at(one.tiles, one.player, words.moments.claimed(one.tiles.length), 'last', then);
        default:
          return [];
      }
    });
  });
  return found
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ seq, seat, text, before, tiles, light }) => ({
      seq,
      seat,
      text,
      picture: <Around then={before} players={players} tiles={tiles} light={light} />,
    }));
}

const WIDE = 150;
const HIGH = 105;

/** The part of the table where it happened. */
function Around(props: {
  readonly then: Then;
  readonly players: number;
  readonly tiles: readonly TileId[];
  readonly light: SceneTile['light'];
}) {
  const { then, players, tiles, light } = props;
  const by = projectionFrom(tableFor(players), 'near');
  const networks = networksOf(then.tiles, then.contacts, then.pawns);
  const shown = then.tiles.map(
    (tile): SceneTile => ({
      ...tile,
      owner: networks.find((network) => network.tiles.includes(tile.id))?.owner ?? null,
      light: tiles.includes(tile.id) ? light : null,
    }),
  );
  const middles = shown.filter(({ id }) => tiles.includes(id)).map((tile) => by.toScreen(middleOf(tile)));
  const mean = (axis: 0 | 1) => middles.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, middles.length);
  return (
    <svg viewBox={`${mean(0) - WIDE} ${mean(1) - HIGH} ${2 * WIDE} ${2 * HIGH}`} aria-hidden="true" width="100%">
      <rect x={mean(0) - WIDE} y={mean(1) - HIGH} width={2 * WIDE} height={2 * HIGH} fill="var(--storm-table)" />
      <Networks tiles={shown} by={by} />
    </svg>
  );
}
