import { type Chance, drawn } from '@izvilina/kernel/chance.ts';

/** The part of JSON Schema that our OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const ALPHABETS = { hex: '0123456789abcdef', word: 'ABCxyz019_-', any: 'абв abc 💥' } as const;

function someText({ pattern, maxLength = 30 }: JsonSchema, dice: Chance): string {
  const alphabet = !pattern ? ALPHABETS.any : pattern.includes('a-f') ? ALPHABETS.hex : ALPHABETS.word;
  const longest = Math.min(maxLength, 64);
  const letters = Array.from(alphabet);
  for (let attempt = 0; attempt < 400; attempt++) {
    const length = pattern ? 1 + (attempt % longest) : 1 + dice.below(longest);
    const text = Array.from({ length }, () => drawn(letters, dice)).join('');
    if (!pattern || new RegExp(pattern).test(text)) return text.slice(0, maxLength);
  }
  return drawn(['cow006', 'novice', 'calm'], dice);
}

/** A random value that fits the schema. */
export function fitting(schema: JsonSchema, dice: Chance): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fitting(drawn(choices, dice), dice);
  if ('const' in schema) return schema.const;
  if (schema.enum) return drawn(schema.enum, dice);
  const type = Array.isArray(schema.type) ? drawn(schema.type, dice) : schema.type;
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    const chosen = fields.filter(([key]) => schema.required?.includes(key) || dice.below(2) === 0);
    return Object.fromEntries(chosen.map(([key, field]) => [key, fitting(field, dice)]));
  }
  if (type === 'array') {
    const least = schema.minItems ?? 0;
    const length = least + dice.below(Math.max(1, Math.min(4, (schema.maxItems ?? 4) - least) + 1));
    return Array.from({ length }, () => fitting(schema.items ?? {}, dice));
  }
  if (type === 'string') return someText(schema, dice);
  if (type === 'boolean') return dice.below(2) === 0;
  if (type === 'integer' || type === 'number') return (schema.minimum ?? 0) + dice.below(5);
  return null;
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/** Where a value does not fit the schema; null if it fits. */
export function misfit(schema: JsonSchema, value: unknown, path = '$'): string | null {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return choices.some((choice) => misfit(choice, value, path) === null) ? null : `${path} is none of several`;
  if ('const' in schema && schema.const !== value) return `${path} is not ${schema.const}`;
  if (schema.enum && !schema.enum.includes(value)) return `${path} is not one of ${schema.enum}`;
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => TYPES[type]?.(value))) return `${path} is not ${types}`;
  if (Array.isArray(value))
    return firstMisfit(value.map((item, index) => misfit(schema.items ?? {}, item, `${path}[${index}]`)));
  if (typeof value !== 'object' || value === null) return null;
  const missing = schema.required?.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return `${path}.${missing} is missing`;
  return firstMisfit(
    Object.entries(value).map(([key, item]) => {
      const field = schema.properties?.[key] ?? schema.additionalProperties ?? true;
      if (field === false) return `${path}.${key} is not in the document`;
      return field === true ? null : misfit(field, item, `${path}.${key}`);
    }),
  );
}

const firstMisfit = (found: readonly (string | null)[]): string | null => found.find((one) => one !== null) ?? null;
