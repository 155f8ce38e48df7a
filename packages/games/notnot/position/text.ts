import type { Back, Face } from '../pieces/cards.ts';
import { SLOTS } from '../pieces/slots.ts';
import type { Judged, Touch } from '../state.ts';
import type { NotNotView } from '../view/view.ts';

export function asText(view: NotNotView): string {
  const { level, rules, round, phase, table, deck, back, roll, won, pointed, refrained, touch, right, last } = view;
  return [
    `notnot, level ${level} (rules: ${rules.join(', ') || 'none'}), round ${round}: ${phase}`,
    ...SLOTS.map((slot) => `${slot.padEnd(7)} ${faceText(table[slot])}`),
    `deck    ${deck} cards${back === null ? '' : `, on top ${backText(back)}`}`,
    ...(roll === null ? [] : [`roll    ${roll.join(' · ')}`]),
    ...won.map((cards, seat) => `seat ${seat}  ${cards} cards${doing(seat, pointed, refrained)}`),
    ...(touch === null ? [] : [`own     ${touchText(touch)}`]),
    ...(last === null ? [] : [`last    ${last.roll.join(' · ')}: ${right?.join(', ') || 'no place'} was right`]),
    ...view.touches.map((judged) => `judged  ${judgedText(judged)}`),
  ].join('\n');
}

function doing(seat: number, pointed: readonly number[], refrained: readonly number[]): string {
  if (pointed.includes(seat)) return ', has pointed';
  return refrained.includes(seat) ? ', lets it pass' : '';
}

const faceText = (face: Face | null): string => {
  if (face === null) return 'empty';
  return face.kind === 'void' ? `void on ${face.background}` : `${face.colour} portal on ${face.background}`;
};
const backText = ({ arrow, lie }: Back): string => `an arrow ${arrow}${lie ? ' and a lie' : ''}`;
const touchText = ({ slot, at, uncertainty }: Touch): string => `${slot} at ${at} ms (±${uncertainty})`;
const judgedText = (judged: Judged): string => `seat ${judged.player}: ${touchText(judged)}, ${judged.verdict}`;
