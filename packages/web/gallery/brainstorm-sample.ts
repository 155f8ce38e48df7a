import type { PlacedTile, Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { tableFor } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { middleOf, pointOn } from '../tables/brainstorm/scene/drawing/shapes.ts';
import type { Light, Scene, SceneLabel, ScenePawn, SceneTile } from '../tables/brainstorm/scene/scene.ts';

/** A fixed table in the middle of a three-player game. */
type Given = readonly [
  tile: PlacedTile['tile'],
  face: PlacedTile['face'],
  x: number,
  y: number,
  angle: number,
  owner: number | null,
];

const GIVEN: readonly Given[] = [
  ['medium', 'front', -307, 176, -20, 0],
  ['small', 'front', -262, 200, 32, 0],
  ['medium', 'front', -144, 124, 28, null],
  ['small', 'back', -100, 92, -68, null],
  ['medium', 'back', 19, 82, 8, null],
  ['small', 'front', 0, 18, 88, null],
  ['large', 'front', -146, -104, 10, 0],
  ['small', 'front', -190, -60, 122, 0],
  ['medium', 'front', -66, -80, 24, 0],
  ['large', 'back', 89, -30, -12, 1],
  ['small', 'front', 158, -50, -36, 1],
  ['medium', 'front', 57, -88, 14, 1],
  ['large', 'front', 308, -62, 106, 1],
  ['small', 'front', 290, -152, -122, 1],
  ['large', 'front', 22, -224, 4, 2],
  ['medium', 'back', 110, -206, -38, 2],
  ['small', 'front', 152, -232, 12, 2],
  ['large', 'back', -281, -206, -14, null],
];

const tiles = GIVEN.map(
  ([tile, face, x, y, angle, owner], i): SceneTile => ({
    id: `t${i + 1}`,
    tile,
    face,
    at: [x, y],
    angle,
    owner,
    light: null,
  }),
);
const pawnOn = (index: number, seat: number): ScenePawn => ({
  key: `${seat} ${index}`,
  seat,
  at: pointOn(tiles[index] as SceneTile),
  open: false,
});
const labelOn = (index: number, owner: number, points: number): SceneLabel => ({
  key: `t${index + 1}`,
  owner,
  points,
  at: middleOf(tiles[index] as SceneTile),
});

const sample: Scene = {
  table: tableFor(3),
  camera: { kind: 'orbit', from: 'near', focus: null },
  tiles,
  pawns: [pawnOn(0, 0), pawnOn(6, 0), pawnOn(9, 1), pawnOn(12, 1), pawnOn(14, 2)],
  labels: [labelOn(0, 0, 3), labelOn(7, 0, 6), labelOn(9, 1, 6), labelOn(12, 1, 4), labelOn(15, 2, 6)],
  box: { at: [250, 172], angle: 4, stance: 'flat', state: 'stands' },
  die: null,
  ghost: null,
  hand: null,
  arc: null,
  advised: [],
  title: 'Мозговой штурм',
};

const lit = (lights: Readonly<Record<number, Light>>): readonly SceneTile[] =>
  tiles.map((tile, i) => ({ ...tile, light: lights[i] ?? null }));

const DIE: Point = [-6, -28];

/** A tile is about to be laid over the die; a battle would take two of blue's tiles. */
const laying: Scene = {
  ...sample,
  tiles: lit({
    4: 'touched',
    5: 'touched',
    6: 'touched',
    7: 'touched',
    8: 'touched',
    9: 'doomed',
    10: 'touched',
    11: 'doomed',
  }),
  die: { kind: 'rest', die: 'black', at: DIE, angle: 12, turn: null },
  ghost: {
    piece: 'medium',
    face: 'front',
    at: [6.9, -40.6],
    angle: -78,
    others: [
      { face: 'front', at: [-19, -14.5], angle: 12 },
      { face: 'back', at: [-23.5, -40.5], angle: 102 },
    ],
    gain: 5,
  },
};

const FROM: Point = [-210, -292];
const TO: Point = [-90, -150];
const ARC_HEIGHT = 110;

/** The die is held and drawn back; the arc shows its path to the first contact. */
const throwing: Scene = {
  ...sample,
  hand: { die: 'black', at: FROM, height: 70, back: [0, -1], pull: [-242, -334], force: 0.62 },
  arc: {
    points: Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      const z = 70 * (1 - t) + 8 * t + 4 * ARC_HEIGHT * t * (1 - t);
      return [FROM[0] + (TO[0] - FROM[0]) * t, FROM[1] + (TO[1] - FROM[1]) * t, z] as const;
    }),
    meets: 'table',
  },
};

const choosing: Scene = {
  ...sample,
  tiles: lit({ 6: 'open', 7: 'chosen', 8: 'open', 17: 'last' }),
  pawns: sample.pawns.map((pawn) => ({ ...pawn, open: pawn.seat === 0 })),
  box: { at: [150, 160], angle: -12, stance: 'side', state: 'held' },
  die: { kind: 'rest', die: 'red', at: [-330, -40], angle: 30, turn: null },
  advised: [{ place: 1, tile: 'small', face: 'front', at: [-330, -40], angle: 60 }],
};

const burning: Scene = {
  ...sample,
  box: null,
  die: { kind: 'rest', die: 'black', at: [-60, -30], angle: 40, turn: null },
  ghost: { piece: 'burner', face: 'front', at: [-60, -30], angle: 150, others: [], gain: -2 },
};

export const SCENES: Readonly<Record<string, Scene>> = { sample, laying, throwing, choosing, burning };
