import type { Timeout } from '@izvilina/kernel/game.ts';
import type { Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { DICE, FACES, SIZES, STANCES } from '../pieces/pieces.ts';
import { GRIPS, OUTCOMES, type RestAct, STYLES } from '../throwing/throw.ts';

const seat = z.int().check(z.nonnegative());
export const die = z.enum(DICE);
export const point = z.readonly(z.tuple([z.number(), z.number()]));
export const tileId = z.string().check(z.regex(/^p[1-9]\d{0,5}$/));
export const boxPose = z.strictObject({ at: point, angle: z.number(), stance: z.enum(STANCES) });

const slack = z.strictObject({ dx: z.number(), dy: z.number(), turn: z.number() });

/** Shapes only: `step` decides what the rules allow. Numbers are rounded to the units of the rules. */
export const shapes = {
  box: z.strictObject({ type: z.literal('box'), pose: z.nullable(boxPose) }),
  dice: z.strictObject({ type: z.literal('dice'), pair: z.readonly(z.tuple([die, die])) }),
  throw: z.strictObject({
    type: z.literal('throw'),
    die,
    edge: z.number(),
    yaw: z.number(),
    pitch: z.number(),
    speed: z.number(),
    height: z.number(),
    grip: z.enum(GRIPS),
    style: z.enum(STYLES),
  }),
  lay: z.strictObject({
    type: z.literal('lay'),
    tile: z.enum(SIZES),
    face: z.enum(FACES),
    hole: z.int().check(z.nonnegative()),
    quarter: z.int().check(z.minimum(0), z.maximum(3)),
    slack,
  }),
  pawn: z.strictObject({ type: z.literal('pawn'), on: z.boolean() }),
  side: z.strictObject({ type: z.literal('side'), player: seat }),
  attack: z.strictObject({ type: z.literal('attack'), player: seat }),
  return: z.strictObject({ type: z.literal('return'), from: tileId }),
  relocate: z.strictObject({ type: z.literal('relocate'), from: tileId, to: tileId }),
  claim: z.strictObject({ type: z.literal('claim'), on: z.nullable(tileId) }),
  burner: z.strictObject({ type: z.literal('burner') }),
  burn: z.strictObject({ type: z.literal('burn'), angle: z.number() }),
  endTurn: z.strictObject({ type: z.literal('endTurn') }),
} as const;

export const move = z.discriminatedUnion('type', [
  shapes.box,
  shapes.dice,
  shapes.throw,
  shapes.lay,
  shapes.pawn,
  shapes.side,
  shapes.attack,
  shapes.return,
  shapes.relocate,
  shapes.claim,
  shapes.burner,
  shapes.burn,
  shapes.endTurn,
]);
export type Move = z.infer<typeof move>;
export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** 5 kB in base64. */
export const LONGEST_FRAMES = 7168;

/** The referee reports where a die came to rest, or plays for a seat whose time is out. */
export type Act = RestAct | Timeout;
export const act: Schema<Act> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('rest'),
    at: point,
    angle: z.number(),
    outcome: z.enum(OUTCOMES),
    frames: z.exactOptional(z.string().check(z.maxLength(LONGEST_FRAMES))),
  }),
  z.strictObject({ type: z.literal('timeout'), seat }),
]);
