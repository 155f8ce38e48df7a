import { ok, type Result } from '@izvilina/kernel/result.ts';
import { parse, type Schema } from '@izvilina/kernel/schema.ts';

/** A position as an outside caller writes it: its own fields, and the options it is played by. */
export function givenPosition<Fields extends { readonly options: unknown }, Options>(
  raw: unknown,
  shape: Schema<Fields>,
  optionsShape: Schema<Options>,
): Result<{ readonly given: Fields; readonly options: Options }> {
  const given = parse(shape, raw, 'BAD_POSITION');
  if (!given.ok) return given;
  const options = parse(optionsShape, given.value.options, 'BAD_OPTIONS');
  return options.ok ? ok({ given: given.value, options: options.value }) : options;
}
