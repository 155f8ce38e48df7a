import type { Refusal } from '@izvilina/kernel/result.ts';

/** Why a saved game cannot be replayed, in one sentence. */
export function refusalText({ code, params }: Refusal): string {
  if (Object.hasOwn(FAULTS, code)) return FAULTS[code] as string;
  const { seq, ...rest } = params;
  const where = seq === undefined ? '' : `event ${seq} is refused, `;
  return `${where}${code}${Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''}`;
}

const FAULTS: Readonly<{ [code: string]: string }> = {
  BAD_RECORD: 'this is neither a record nor a log, or a field of it is missing or ill-typed',
  OTHER_HASH: 'the moves lead to another state than the record says (hash)',
  OTHER_COMMITMENT: "the dealer's part is not the one promised (commitment)",
  UNEXPECTED_COMMITMENT: 'the record has another commitment than the one you expected',
  NO_COMMITMENT: 'this is an engine’s log, which has no commitment to compare',
  OTHER_SEED: "the shuffle's seed does not come from the dealer's and the players' parts (seed)",
};
