import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { type Track, trackOf } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { advanced } from '@izvilina/games/ingenious/rules/scoring.ts';
import type { IngeniousHappening, Placed } from '@izvilina/games/ingenious/state.ts';
import { HOLD } from '@izvilina/games/ingenious/telling.ts';
import type { Sound } from '../../../kit/device/sound.ts';
import type { Frame } from '../../shared/stage.ts';
import { gainedBy } from '../hand/preview.ts';
import type { Scene } from './scene.ts';

export type IngeniousFrame = Frame<Scene, IngeniousHappening>;

const { lay: LAY, count: COUNT, countNothing: NOTHING, genius: GENIUS, show: SHOW, look: LOOK, draw: DRAW } = HOLD;

/** Animation frames that lead from a scene through the happenings. After them the caller shows the view itself. */
export function framesOf(from: Scene, happened: readonly IngeniousHappening[], seat: number | null): IngeniousFrame[] {
  const frames: IngeniousFrame[] = [];
  let scene = from;
  for (const happening of happened)
    for (const frame of tellOne(calm(scene), happening, seat)) {
      frames.push(frame);
      scene = frame.scene;
    }
  return frames;
}

/** The scene with its animations finished, as the start of the next frame. */
const calm = (scene: Scene): Scene => ({ ...scene, flying: false, counting: false, genius: null });

function tellOne(scene: Scene, happening: IngeniousHappening, seat: number | null): IngeniousFrame[] {
  const frame = (next: Scene, hold: number, sound: Sound | null = null): IngeniousFrame => ({
    scene: next,
    hold,
    sound,
    happened: [happening],
  });
  switch (happening.type) {
    case 'started':
      return [frame(scene, LOOK)];
    case 'placed':
      return placed(scene, happening, seat, frame);
    case 'bonusEarned': {
      const colours = scene.last?.reached18 ?? [];
      return [frame({ ...scene, genius: { player: happening.player, colours } }, GENIUS, 'genius')];
    }
    case 'swapped': {
      const shown = { player: happening.player, tiles: happening.shown };
      const mine = happening.player === seat;
      return [frame({ ...scene, shown, rack: mine ? [] : scene.rack }, SHOW, 'flip')];
    }
    case 'drew':
      return [
        frame(
          {
            ...scene,
            racks: countFor(scene.racks, happening.player, happening.count),
            bag: scene.bag - happening.count,
          },
          DRAW,
        ),
      ];
    case 'over':
      return [frame({ ...scene, phase: 'over' }, LOOK, 'win')];
    case 'timeout':
    case 'bonusLost':
    case 'skipped':
    case 'kept':
      return [frame(scene, LOOK)];
  }
}

/** First frame: the tile flies in. Second: its lines light up and the markers move. */
function placed(
  scene: Scene,
  happening: Placed,
  seat: number | null,
  frame: (next: Scene, hold: number, sound?: Sound | null) => IngeniousFrame,
): IngeniousFrame[] {
  const { player, tile, cells, halves, reached18 } = happening;
  const row = trackOf(scene.mode, player);
  const laid: Scene = {
    ...scene,
    laid: [...scene.laid, { tile, cells }],
    rack: player === seat ? without(scene.rack, tile) : scene.rack,
    racks: countFor(scene.racks, player, -1),
    last: happening,
    flying: true,
    shown: null,
  };
  const before = scene.tracks[row] as Track;
  const after = advanced(before, halves, scene.mode);
  const last = { ...happening, halves: gainedBy(before, after, halves) };
  const scored = halves.some(({ points }) => points > 0);
  const counted: Scene = { ...laid, last, flying: false, counting: true, tracks: scene.tracks.with(row, after) };
  const frames = [frame(laid, LAY, 'lay'), frame(counted, scored ? COUNT : NOTHING, scored ? 'tick' : null)];
  // A solo game has no bonus to announce, but the marker does go on to the second track.
  if (scene.mode === 'solo' && reached18.length > 0)
    frames.push(frame({ ...calm(counted), genius: { player, colours: reached18 } }, GENIUS, 'genius'));
  return frames;
}

const countFor = (racks: readonly number[], player: number, change: number): readonly number[] =>
  racks.map((count, index) => (index === player ? count + change : count));

export const sameTile = (a: Tile, b: Tile): boolean =>
  (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);

function without(rack: readonly Tile[], tile: Tile): readonly Tile[] {
  const at = rack.findIndex((other) => sameTile(other, tile));
  return at < 0 ? rack : rack.toSpliced(at, 1);
}
