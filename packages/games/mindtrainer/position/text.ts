import { premiumAt, withTiles } from '../pieces/board.ts';
import type { MindtrainerView } from '../view/view.ts';

export function asText(view: MindtrainerView): string {
  const { phase, turn, bag, scores, seats, rack, passes, scoreless, pending, options } = view;
  const lexicon = options.words ? `${options.words.length} words` : options.lexicon;
  return [
    `mindtrainer, ${lexicon}: ${phase}, turn of seat ${turn}, ${bag} tiles in the bag`,
    ...board(view),
    ...seats.map(({ rackSize, known }, seat) => {
      const seen = known === null ? '' : `, among them ${known.tiles}${known.gone > 0 ? ` but for ${known.gone}` : ''}`;
      return `seat ${seat}    ${scores[seat]} points, ${rackSize} tiles${seen}`;
    }),
    ...(passes + scoreless > 0 ? [`passes    ${passes} in a row, ${scoreless} turns without a tile laid`] : []),
    ...(pending === null ? [] : [waiting(pending)]),
    ...(rack === '' ? [] : [`own rack  ${rack}`]),
  ].join('\n');
}

/** Free cells show their premium: = and # double and triple a word, - and + a letter. */
function board({ board, pending }: MindtrainerView): string[] {
  return withTiles(board, pending?.tiles ?? []).map((row, y) => {
    const cells = Array.from(row, (char, x) => (char === '.' ? signOf(x, y) : char));
    return `  ${String(y).padStart(2)} ${cells.join(' ')}`;
  });
}

function signOf(x: number, y: number): string {
  const { letter, word } = premiumAt(x, y);
  return word === 3 ? '#' : word === 2 ? '=' : letter === 3 ? '+' : letter === 2 ? '-' : '·';
}

function waiting({ player, words, total, challenger }: NonNullable<MindtrainerView['pending']>): string {
  const laid = words.map(({ word, score }) => `${word} ${score}`).join(', ');
  const challenged = challenger === null ? '' : `, challenged by seat ${challenger}`;
  return `waiting   seat ${player} has laid ${laid} for ${total}${challenged}`;
}
