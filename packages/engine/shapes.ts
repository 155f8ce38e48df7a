import type { Json } from '@izvilina/kernel/json.ts';
import type { Result } from '@izvilina/kernel/result.ts';
import { parse, type Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import type { Table } from './table.ts';

export type Answer = Result<Readonly<Record<string, unknown>>>;

/** One operation: parses its fields and answers. */
export type Op = (table: Table, fields: unknown) => Promise<Answer>;

export const op =
  <T>(schema: Schema<T>, run: (table: Table, request: T) => Answer | Promise<Answer>): Op =>
  async (table, fields) => {
    const request = parse(schema, fields, 'BAD_REQUEST');
    return request.ok ? run(table, request.value) : request;
  };

export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object whose own shape the game checks later. It came from JSON, so its values are JSON. */
export const object = z.custom<JsonObject>(isObject);

export const match = z.string();
export const seat = z.int().check(z.nonnegative());
export const actor = z.union([seat, z.literal('referee')]);
