import { useState } from 'react';
import { english, russian } from '../../i18n/plural.ts';
import { useOwnWords } from '../../i18n/words.ts';
import { Checkbox } from '../../kit/widgets/Checkbox.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import type { OptionsProps } from '../module.ts';

const WORDS = {
  ru: {
    until: 'До',
    cows: (n: number) => russian(n, 'коровы', 'коров', 'коров'),
    untilSmall: 'кто наберёт, тот проиграл',
    exactly: 'Ровно',
    rounds: (n: number) => russian(n, 'раунд', 'раунда', 'раундов'),
    roundsSmall: 'выиграет тот, у кого меньше',
    end: 'Когда конец',
    endAt: 'До скольких коров играем',
    roundsOf: 'Сколько раундов играем',
    tactical: 'Тактика: малая колода, все карты в игре',
    tacticalSmall: (cards: number) => `карты от 1 до ${cards}`,
    tacticalFew: 'только вдвоём, втроём или вчетвером',
    draft: 'Карты разбираем сами, по одной',
    draftSmall: 'без галочки сдадим наугад',
    memory: 'Кто что взял, видно всё время',
    memorySmall: 'иначе запоминаем',
    bases: 'Штраф раунда виден всем',
    basesSmall: 'иначе считаем в конце',
  },
  en: {
    until: 'Up to',
    cows: (n: number) => english(n, 'cow', 'cows'),
    untilSmall: 'whoever gets there loses',
    exactly: 'Exactly',
    rounds: (n: number) => english(n, 'round', 'rounds'),
    roundsSmall: 'the fewest cows win',
    end: 'When it ends',
    endAt: 'How many cows we play to',
    roundsOf: 'How many rounds we play',
    tactical: 'Tactics: a small deck, every card in play',
    tacticalSmall: (cards: number) => `cards 1 to ${cards}`,
    tacticalFew: 'for two, three or four only',
    draft: 'We pick our cards, one by one',
    draftSmall: 'unticked, they are dealt at random',
    memory: 'Who took what stays in sight',
    memorySmall: 'otherwise we remember',
    bases: 'The round’s penalty is shown to all',
    basesSmall: 'otherwise we count at the end',
  },
} as const;

const TACTICAL_MOST = 4;

/** The host's options before the deal, as lines on squared paper. Only values that differ from the default are sent. */
export function Options({ players, options, change }: OptionsProps) {
  const words = useOwnWords<(typeof WORDS)['ru' | 'en']>(WORDS);
  const set = change && ((part: Readonly<Record<string, unknown>>) => change({ ...options, ...part }));
  const tactical = options.variant === 'tactical';
  const few = players <= TACTICAL_MOST;
  return (
    <>
      <End words={words} options={options} set={set} />
      <Checkbox
        on={tactical}
        onChange={set && (few || tactical) ? (on) => set({ variant: on ? 'tactical' : 'standard' }) : null}
        small={few ? words.tacticalSmall(10 * Math.max(2, players) + 4) : words.tacticalFew}
      >
        {words.tactical}
      </Checkbox>
      {tactical && (
        <Checkbox on={options.draft !== false} onChange={set && ((draft) => set({ draft }))} small={words.draftSmall}>
          {words.draft}
        </Checkbox>
      )}
      {tactical && options.draft !== false && players > 2 && (
        <Checkbox
          on={options.openMemory === true}
          onChange={set && ((openMemory) => set({ openMemory }))}
          small={words.memorySmall}
        >
          {words.memory}
        </Checkbox>
      )}
      <Checkbox
        on={options.hiddenBases !== true}
        onChange={set && ((shown) => set({ hiddenBases: !shown }))}
        small={words.basesSmall}
      >
        {words.bases}
      </Checkbox>
    </>
  );
}

/** When the game ends: at a number of cows, or after a fixed number of rounds. */
function End(props: {
  readonly words: (typeof WORDS)['ru' | 'en'];
  readonly options: OptionsProps['options'];
  readonly set: ((part: Readonly<Record<string, unknown>>) => void) | null;
}) {
  const { words, options, set } = props;
  const rounds = typeof options.rounds === 'number' ? options.rounds : null;
  const endAt = typeof options.endAt === 'number' ? options.endAt : 66;
  return (
    <fieldset className="end">
      <legend className="vh">{words.end}</legend>
      <Ending
        on={rounds === null}
        onPick={set && (() => set({ rounds: null }))}
        before={words.until}
        after={words.cows(endAt)}
        small={words.untilSmall}
        count={endAt}
        most={200}
        label={words.endAt}
        onCount={set && ((count) => set({ endAt: count, rounds: null }))}
      />
      <Ending
        on={rounds !== null}
        onPick={set && (() => set({ rounds: rounds ?? 3 }))}
        before={words.exactly}
        after={words.rounds(rounds ?? 3)}
        small={words.roundsSmall}
        count={rounds ?? 3}
        most={50}
        label={words.roundsOf}
        onCount={set && ((count) => set({ rounds: count }))}
      />
    </fieldset>
  );
}

function Ending(props: {
  readonly on: boolean;
  readonly onPick: (() => void) | null;
  readonly before: string;
  readonly after: string;
  readonly small: string;
  readonly count: number;
  readonly most: number;
  readonly label: string;
  readonly onCount: ((count: number) => void) | null;
}) {
  const { before, after, count, most, onPick, onCount } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (Number.isInteger(number) && number >= 1 && number <= most) onCount?.(number);
  };
  return (
    <div className="opt">
      <input
        type="radio"
        name="end"
        checked={props.on}
        disabled={!onPick}
        aria-label={`${before} ${count} ${after}`}
        onChange={() => onPick?.()}
      />
      <i>
        <Icon name="check" className="" />
      </i>
      <span>
        {before}{' '}
        <input
          className="num"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={typed ?? count}
          disabled={!onCount}
          aria-label={props.label}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />{' '}
        {after}
      </span>
      <small>{props.small}</small>
    </div>
  );
}
