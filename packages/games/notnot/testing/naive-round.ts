/**
 * A round from the first touch to the refilled cross, card by card as at a real table. Shares nothing with the rules
 * except the names of places and kinds.
 */
export interface NaiveCard {
  readonly kind: string;
  readonly rule?: string;
}
export interface NaiveTouch {
  readonly player: number;
  readonly slot: string;
  readonly at: number;
  readonly uncertainty: number;
}
export interface NaiveTable {
  readonly cross: Readonly<Record<string, NaiveCard | null>>;
  readonly deck: readonly NaiveCard[];
  readonly won: readonly number[];
  readonly rules: readonly string[];
}

const CLOCKWISE = ['top', 'right', 'bottom', 'left'];

/** The first right touch, and those that count as simultaneous with it. */
function winners(touches: readonly NaiveTouch[], right: readonly string[]): NaiveTouch[] {
  const correct = touches.filter(({ slot }) => right.includes(slot)).sort((a, b) => a.at - b.at || a.player - b.player);
  const [first] = correct;
  if (!first) return [];
  return correct.filter((touch) => {
    const doubt = Math.min(80, Math.max(20, first.uncertainty + touch.uncertainty));
    return touch === first || touch.at - first.at < doubt;
  });
}

export function naiveRound(before: NaiveTable, touches: readonly NaiveTouch[], right: readonly string[]) {
  const cross: Record<string, NaiveCard | null> = { ...before.cross };
  const won = [...before.won];
  const rules = new Set(before.rules);
  const deck = [...before.deck];
  const holders = new Map<string, number>();
  const trap = () => CLOCKWISE.find((slot) => cross[slot]?.kind === 'void' && !holders.has(slot));

  const [first, ...others] = winners(touches, right);
  const empty: NaiveTouch[] = [];
  if (first) holders.set(first.slot, first.player);
  for (const touch of others) {
    if (holders.has(touch.slot)) empty.push(touch);
    else holders.set(touch.slot, touch.player);
  }
  for (const { player } of empty) {
    const slot = trap() ?? CLOCKWISE.find((place) => !holders.has(place));
    if (slot) holders.set(slot, player);
  }
  const left = trap();
  if (first && left) {
    holders.delete(first.slot);
    holders.set(left, first.player);
  }

  for (const { player, slot, at } of touches) {
    const wrong = !right.includes(slot) && (first === undefined || at < first.at);
    if (wrong && (won[player] ?? 0) > 0) won[player] = (won[player] ?? 0) - 1;
  }
  for (const [slot, player] of holders) {
    won[player] = (won[player] ?? 0) + 1;
    cross[slot] = null;
  }

  for (const slot of CLOCKWISE)
    while (cross[slot] === null && deck.length > 0) {
      const card = deck.shift() as NaiveCard;
      if (card.kind === 'rule') rules.add(card.rule as string);
      else if (card.kind !== 'void' || !Object.values(cross).some((lying) => lying?.kind === 'void'))
        cross[slot] = card;
    }
  return { cross, deck, won, rules, short: Object.values(cross).includes(null) };
}
