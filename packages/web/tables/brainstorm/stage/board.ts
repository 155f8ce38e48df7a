import type { Die, Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { BrainstormHappening, LaidTile, State, TileId } from '@izvilina/games/brainstorm/state.ts';
import { type FlightPose, unpackFrames } from '@izvilina/games/brainstorm/throwing/frames.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { Light, SceneDie } from '../scene/scene.ts';

/** What lies on the table at one moment of the animation: the view without its questions. */
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
  /** A die that has left the hand and whose flight is not computed yet. */
  readonly away: Die | null;
  /** The burner while it is shown on the table; null otherwise. */
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

/** Orientation of the thrown die at the end of its flight; null if this event has no flight. */
function endOf(happened: readonly BrainstormHappening[]): FlightPose['turn'] | null {
  const thrown = happened.find((one) => one.type === 'thrown');
  const flight = thrown?.frames === undefined ? null : unpackFrames(thrown.frames);
  return flight?.frames.at(-1)?.turn ?? null;
}
