import { FACES, type Face, type Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { createContext, type DependencyList, useContext, useEffect, useMemo } from 'react';
import { type BufferGeometry, MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three';
import { PIECES, type Piece } from '../scene/drawing/shapes.ts';
import { dieGeometry, pipGeometry } from './geometry/die.ts';
import { pawnGeometry } from './geometry/pawn.ts';
import { tileFaceGeometry, tileGeometry } from './geometry/tile.ts';
import { CHALK, INK, type Palette } from './palette.ts';
import { contactTexture, hatchTexture, woodTexture } from './textures/surfaces.ts';
import { tileTexture } from './textures/tileFace.ts';

interface Disposable {
  dispose(): void;
}

/** A GPU resource of this component; it is disposed of when it is made again or the component unmounts. */
export function useDisposable<T extends Disposable>(make: () => T, inputs: DependencyList): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the inputs.
  const made = useMemo(make, inputs);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}

export interface TileResources {
  readonly geometry: BufferGeometry;
  readonly face: BufferGeometry;
}

/** Made once per theme and table size, and shared by all parts of the scene. */
export interface Resources extends Disposable {
  readonly palette: Palette;
  readonly tiles: Readonly<Record<Piece, Readonly<Record<Face, TileResources>>>>;
  /** Materials of the faces and of the cut edge. */
  readonly cardboard: Readonly<Record<Piece, readonly [MeshLambertMaterial, MeshLambertMaterial]>>;
  readonly die: BufferGeometry;
  readonly pips: BufferGeometry;
  readonly dice: Readonly<Record<'red' | 'black' | 'white', MeshStandardMaterial>>;
  readonly pipInks: Readonly<Record<'red' | 'black' | 'white', MeshLambertMaterial>>;
  readonly pawn: BufferGeometry;
  readonly pawns: readonly MeshStandardMaterial[];
  readonly wood: Texture;
  readonly hatch: Texture;
  readonly contact: Texture;
}

function record<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}

const COLOURS = ['red', 'black', 'white'] as const;

export function createResources(palette: Palette, table: Table): Resources {
  const made: Disposable[] = [];
  const keep = <T extends Disposable>(thing: T): T => {
    made.push(thing);
    return thing;
  };
  const edge = keep(new MeshLambertMaterial({ color: palette.cutEdge }));
  return {
    palette,
    tiles: record(PIECES, (piece) =>
      record(FACES, (face) => ({
        geometry: keep(tileGeometry(piece, face)),
        face: keep(tileFaceGeometry(piece, face)),
      })),
    ),
    cardboard: record(PIECES, (piece) => {
      const map = keep(tileTexture(piece, palette));
      return [keep(new MeshLambertMaterial({ map })), edge] as const;
    }),
    die: keep(dieGeometry()),
    pips: keep(pipGeometry()),
    dice: record(COLOURS, (die) => keep(new MeshStandardMaterial({ color: palette[die], roughness: 0.32 }))),
    pipInks: record(COLOURS, (die) => keep(new MeshLambertMaterial({ color: die === 'white' ? INK : CHALK }))),
    pawn: keep(pawnGeometry()),
    pawns: palette.players.map((color) => keep(new MeshStandardMaterial({ color, roughness: 0.42 }))),
    wood: keep(woodTexture(table, palette)),
    hatch: keep(hatchTexture()),
    contact: keep(contactTexture()),
    dispose: () => {
      for (const thing of made) thing.dispose();
    },
  };
}

/** `fonts` changes when text must be drawn again. */
type Shared = Resources & { readonly fonts: number };

const Shared = createContext<Shared | null>(null);
export const ResourcesProvider = Shared.Provider;

export function useResources(): Shared {
  const shared = useContext(Shared);
  if (!shared) throw new Error('a part of the scene outside its provider');
  return shared;
}
