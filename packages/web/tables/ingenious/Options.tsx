import { useEffect } from 'react';
import { useOwnWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { Mark } from '../../pieces/Mark.tsx';
import { Tick } from '../../shell/Tick.tsx';
import type { OptionsProps } from '../module.ts';
import './options.css';

const WORDS = {
  ru: {
    mode: 'Как играем',
    standard: 'Каждый за себя',
    standardSmall: 'у каждого свои шесть шкал',
    team: 'Двое на двое',
    teamSmall: 'напарники напротив, шкалы общие и двойные',
    solo: 'В одиночку, на рекорд',
    soloSmall: 'двойные шкалы, по одному жетону, без бонусов',
    area: (cells: number) => `поле на ${cells} клеток`,
    first: 'Кто начинает',
    lot: 'жребий',
    seat: (n: number) => `место ${n}`,
    talk: 'Напарникам можно советоваться',
    talkSmall: 'по книге молчат; можно, если согласны все четверо',
  },
  en: {
    mode: 'How we play',
    standard: 'Everyone for themselves',
    standardSmall: 'six tracks each',
    team: 'Two against two',
    teamSmall: 'partners sit opposite and share double tracks',
    solo: 'Alone, for a record',
    soloSmall: 'double tracks, one tile at a time, no bonuses',
    area: (cells: number) => `a board of ${cells} cells`,
    first: 'Who begins',
    lot: 'by lot',
    seat: (n: number) => `seat ${n}`,
    talk: 'Partners may talk',
    talkSmall: 'by the book they keep silent, unless all four agree',
  },
} as const;
type Words = (typeof WORDS)['ru' | 'en'];

const TEAM = 4;
const CELLS_FOR: Readonly<Record<number, number>> = { 1: 91, 2: 91, 3: 127, 4: 169 };

/** What the host agrees on before the deal. Only what differs from the default is sent. */
export function Options({ players, options, change }: OptionsProps) {
  const words = useOwnWords<Words>(WORDS);
  useFitting(players, options, change);
  const set = change && ((part: Readonly<Record<string, unknown>>) => change({ ...options, ...part }));
  const team = options.mode === 'team' && players === TEAM;
  return (
    <>
      {players === TEAM ? (
        <fieldset className="end">
          <legend className="vh">{words.mode}</legend>
          <Pick name="mode" on={!team} onPick={set && (() => set({ mode: 'standard' }))} small={words.standardSmall}>
            {words.standard}
          </Pick>
          <Pick name="mode" on={team} onPick={set && (() => set({ mode: 'team' }))} small={words.teamSmall}>
            {words.team}
          </Pick>
        </fieldset>
      ) : (
        <p className="ing-mode">
          <b>{players === 1 ? words.solo : words.standard}</b>
          <small>{players === 1 ? words.soloSmall : words.area(CELLS_FOR[players] ?? 91)}</small>
        </p>
      )}
      {players > 1 && <First players={players} options={options} set={set} words={words} />}
      {team && (
        <Tick
          on={options.partnersTalk === true}
          onChange={set && ((partnersTalk) => set({ partnersTalk }))}
          small={words.talkSmall}
        >
          {words.talk}
        </Tick>
      )}
    </>
  );
}

/** What no longer goes with the number of players is taken back. */
function useFitting(players: number, options: OptionsProps['options'], change: OptionsProps['change']): void {
  const { mode, first, ...rest } = options;
  const badMode = mode === 'team' && players !== TEAM;
  const badFirst = typeof first === 'number' && first >= players;
  useEffect(() => {
    if (!change || !(badMode || badFirst)) return;
    change({ ...rest, ...(mode && !badMode ? { mode } : {}), ...(badFirst ? {} : { first }) });
  });
}

function First(props: {
  readonly players: number;
  readonly options: OptionsProps['options'];
  readonly set: ((part: Readonly<Record<string, unknown>>) => void) | null;
  readonly words: Words;
}) {
  const { players, options, set, words } = props;
  const first = typeof options.first === 'number' ? options.first : null;
  return (
    <fieldset className="ing-first">
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
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
  readonly name: string;
  readonly on: boolean;
  readonly onPick: (() => void) | null;
  readonly small: string;
  readonly children: string;
}) {
  return (
    <label className="opt">
      <input
        type="radio"
        name={props.name}
        checked={props.on}
        disabled={!props.onPick}
        onChange={() => props.onPick?.()}
      />
      <i>
        <Icon name="check" className="" />
      </i>
      <span>{props.children}</span>
      <small>{props.small}</small>
    </label>
  );
}
