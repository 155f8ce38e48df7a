import type { Die, Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { BrainstormHappening, LaidTile, State, TileId } from '@izvilina/games/brainstorm/state.ts';
import { type FlightPose, unpackFrames } from '@izvilina/games/brainstorm/throwing/frames.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { Light, SceneDie } from '../scene/scene.ts';

/** What lies on the table while something is told: the view without its questions. */
export interface Board {
  readonly tiles: readonly LaidTile[];
  readonly owners: Readonly<Record<TileId, number | null>>;
  /** The tiles of every network. */
  readonly groups: readonly (readonly TileId[])[];
  readonly pawns: State['pawns'];
  readonly tokens: State['tokens'];
  readonly supply: State['supply'];
  readonly box: State['box'];
  readonly die: SceneDie | null;
  /** The die has left the hand and nobody knows yet where it goes. */
  readonly away: Die | null;
  /** The burner lies on the table for a moment. */
  readonly burner: { readonly at: Point; readonly angle: number } | null;
  readonly lights: Readonly<Record<TileId, Light>>;
}

export function boardOf(view: BrainstormView): Board {
  const { rest, flight, newest } = view;
  return {
    tiles: view.tiles,
    owners: Object.fromEntries(view.networks.flatMap(({ tiles, owner }) => tiles.map((id) => [id, owner]))),
    groups: view.networks.map(({ tiles }) => tiles),
    pawns: view.pawns,
    tokens: view.tokens,
    supply: view.supply,
    box: view.box,
    die: rest && { kind: 'rest', die: rest.die, at: rest.at, angle: rest.angle, turn: endOf(view.happened) },
    away: flight?.die ?? null,
    burner: null,
    lights: newest ? { [newest.id]: 'last' } : {},
  };
}

/** How the die came to lie, if this event says so. */
function endOf(happened: readonly BrainstormHappening[]): FlightPose['turn'] | null {
  const thrown = happened.find((one) => one.type === 'thrown');
  const flight = thrown?.frames === undefined ? null : unpackFrames(thrown.frames);
  return flight?.frames.at(-1)?.turn ?? null;
}
