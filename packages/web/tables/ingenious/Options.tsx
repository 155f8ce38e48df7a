import { russian } from '../../i18n/plural.ts';
import { useOwnWords } from '../../i18n/words.ts';
import { Checkbox } from '../../kit/widgets/Checkbox.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Mark } from '../../pieces/Mark.tsx';
import type { OptionsProps } from '../module.ts';
import { TEAM } from './fit.ts';

const WORDS = {
  ru: {
    mode: 'Как играем',
    standard: 'Каждый за себя',
    team: 'Двое на двое',
    teamSmall: 'партнёры напротив, шкалы общие и двойные',
    solo: 'В одиночку, на рекорд',
    soloSmall: 'двойные шкалы, по одному жетону, без бонусов',
    area: (cells: number) => `у каждого шесть шкал, поле: ${cells} ${russian(cells, 'клетка', 'клетки', 'клеток')}`,
    needTwo: 'нужны хотя бы двое',
    needFour: 'нужны четверо',
    waits: 'ждём четвёртого, иначе каждый за себя',
    first: 'Кто начинает',
    lot: 'жребий',
    seat: (n: number) => `место ${n}`,
    together: 'Партнёры',
    pair: (one: number, other: number) => `место ${one} и место ${other}`,
    talk: 'Партнёрам можно советоваться',
    talkSmall: 'по книжке молчат; можно, если согласны все четверо',
  },
  en: {
    mode: 'How we play',
    standard: 'Everyone for themselves',
    team: 'Two against two',
    teamSmall: 'partners sit opposite and share double tracks',
    solo: 'Solo, for a high score',
    soloSmall: 'double tracks, one tile at a time, no bonuses',
    area: (cells: number) => `six tracks each, a board of ${cells} cells`,
    needTwo: 'at least two are needed',
    needFour: 'four are needed',
    waits: 'waiting for a fourth, else everyone for themselves',
    first: 'Who begins',
    lot: 'by lot',
    seat: (n: number) => `seat ${n}`,
    together: 'Partners',
    pair: (one: number, other: number) => `seat ${one} and seat ${other}`,
    talk: 'Partners may talk',
    talkSmall: 'by the book they keep silent, unless all four agree',
  },
} as const;
type Words = (typeof WORDS)['ru' | 'en'];

const CELLS_FOR: Readonly<Record<number, number>> = { 2: 91, 3: 127, 4: 169 };

/** The host's options before the deal. Only values that differ from the default are sent. */
export function Options({ players, chairs, options, change }: OptionsProps) {
  const words = useOwnWords<Words>(WORDS);
  const set = change && ((part: Readonly<Record<string, unknown>>) => change({ ...options, ...part }));
  // The team mode stays selected while players come and go; it applies again as soon as there are four.
  const team = options.mode === 'team' && players > 1;
  return (
    <>
      <fieldset className="end">
        <legend className="vh">{words.mode}</legend>
        {players === 1 && (
          <Pick on={!team} onPick={set && (() => set({ mode: undefined }))} small={words.soloSmall}>
            {words.solo}
          </Pick>
        )}
        <Pick
          on={players > 1 && !team}
          onPick={players > 1 ? set && (() => set({ mode: 'standard' })) : null}
          small={players > 1 ? words.area(CELLS_FOR[players] ?? 91) : words.needTwo}
        >
          {words.standard}
        </Pick>
        {chairs >= TEAM && (
          <Pick
            on={team}
            onPick={players === TEAM ? set && (() => set({ mode: 'team' })) : null}
            small={players === TEAM ? words.teamSmall : team ? words.waits : words.needFour}
          >
            {words.team}
          </Pick>
        )}
      </fieldset>
      {players > 1 && <First players={players} options={options} set={set} words={words} />}
      {team && players === TEAM && <Partners words={words} />}
      {team && players === TEAM && (
        <Checkbox
          on={options.partnersTalk === true}
          onChange={set && ((partnersTalk) => set({ partnersTalk }))}
          small={words.talkSmall}
        >
          {words.talk}
        </Checkbox>
      )}
    </>
  );
}

/** The two pairs of partners, by the marks on the name cards: opposite seats play together. */
function Partners({ words }: { readonly words: Words }) {
  return (
    <p className="partners">
      <span>{words.together}</span>
      {[0, 1].map((seat) => (
        <b key={seat}>
          <span className="vh">{words.pair(seat + 1, seat + 3)}</span>
          <Mark seat={seat} />
          <Mark seat={seat + 2} />
        </b>
      ))}
    </p>
  );
}

function First(props: {
  readonly players: number;
  readonly options: OptionsProps['options'];
  readonly set: ((part: Readonly<Record<string, unknown>>) => void) | null;
  readonly words: Words;
}) {
  const { players, options, set, words } = props;
  const first = typeof options.first === 'number' && options.first < players ? options.first : null;
  return (
    <fieldset className="pick-one">
      <legend>{words.first}</legend>
      <label>
        <input
          type="radio"
          name="first"
          checked={first === null}
          disabled={!set}
          onChange={() => set?.({ first: null })}
        />
        <span>{words.lot}</span>
      </label>
      {Array.from({ length: players }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
        <label key={seat}>
          <input
            type="radio"
            name="first"
            checked={first === seat}
            disabled={!set}
            aria-label={words.seat(seat + 1)}
            onChange={() => set?.({ first: seat })}
          />
          <span>
            <Mark seat={seat} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Pick(props: {
  readonly on: boolean;
  readonly onPick: (() => void) | null;
  readonly small: string;
  readonly children: string;
}) {
  return (
    <label className="opt">
      <input type="radio" name="mode" checked={props.on} disabled={!props.onPick} onChange={() => props.onPick?.()} />
      <i>
        <Icon name="check" className="" />
      </i>
      <span>{props.children}</span>
      <small>{props.small}</small>
    </label>
  );
}
