import { nickname as checked } from '@izvilina/protocol/names.ts';
import { type ComponentType, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { botName } from '../kit/names.ts';
import { useSettings } from '../kit/remembered/settings.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { BotLevel } from '../kit/widgets/BotLevel.tsx';
import { useCast } from '../pages/useSeatNames.ts';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { boxOf } from '../tables/boxes.ts';
import { firstOptions, peopleToBegin } from '../tables/defaults.ts';
import type { Abilities, OptionsProps } from '../tables/module.ts';
import '../pages/pages.css';

/** Who sits on a chair when several people share one device. */
export type LocalChair =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

type Row = LocalChair & { readonly key: number };

export function OneScreenPage(props: {
  readonly game: string;
  /** Undefined when the game has no options. */
  readonly Options: ComponentType<OptionsProps> | undefined;
  readonly abilities: Pick<Abilities, 'peopleOnOneScreen' | 'simultaneous' | 'nothingHidden'>;
  readonly starting: boolean;
  readonly problem: string | null;
  readonly onStart: (chairs: readonly LocalChair[], options: Readonly<Record<string, unknown>>) => void;
}) {
  const { game, Options } = props;
  const { peopleOnOneScreen, simultaneous, nothingHidden } = props.abilities;
  const words = useWords();
  const settings = useSettings();
  const [least, most] = boxOf(game)?.players ?? [2, 10];
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Array.from({ length: peopleToBegin({ players: [least, most] }) }, (_, key) => ({
      key,
      kind: 'me',
      name: key === 0 ? settings.nickname : '',
    })),
  );
  const people = rows.filter(({ kind }) => kind === 'me').length;
  const [options, setOptions] = useState(() => firstOptions(game, settings));
  const add = (chair: LocalChair) => setRows([...rows, { ...chair, key: Math.max(...rows.map((row) => row.key)) + 1 }]);
  const put = (key: number, chair: LocalChair) =>
    setRows(rows.map((row) => (row.key === key ? { ...chair, key } : row)));
  const start = () =>
    props.onStart(
      rows.map((row, i) => {
        if (row.kind === 'bot') return { kind: 'bot', level: row.level };
        const name = checked(row.name);
        return { kind: 'me', name: name.ok ? name.value : words.one.player(i + 1) };
      }),
      options,
    );
  return (
    <div className="room page">
      <Bar
        title={useTitle(game)}
        items={[
          { icon: 'rules', text: words.bar.rules, go: `/rules/${game}` },
          { icon: 'leave', text: words.bar.home, go: '/' },
        ]}
      />
      <main className="one-screen">
        <section className="people">
          <h2 className="big">{words.one.title}</h2>
          <p className="sub">{simultaneous ? words.one.race : nothingHidden ? words.one.open : words.one.text}</p>
          <ol>
            {rows.map((row, seat) => (
              <li key={row.key}>
                <ChairRow
                  game={game}
                  row={row}
                  seat={seat}
                  onPut={(chair) => put(row.key, chair)}
                  onRemove={rows.length > least ? () => setRows(rows.filter(({ key }) => key !== row.key)) : null}
                />
              </li>
            ))}
          </ol>
          <div className="rowf">
            <button
              type="button"
              className="quiet"
              disabled={rows.length >= most || people >= (peopleOnOneScreen ?? most)}
              onClick={() => add({ kind: 'me', name: '' })}
            >
              <Icon name="plus" />
              {words.one.addPlayer}
            </button>
            <button
              type="button"
              className="quiet"
              disabled={rows.length >= most}
              onClick={() => add({ kind: 'bot', level: 'casual' })}
            >
              <Icon name="bot" />
              {words.one.addBot}
            </button>
          </div>
        </section>
        <section className="side">
          {Options && (
            <div className="pad tilted">
              <h2>{words.lobby.terms}</h2>
              <Options players={rows.length} chairs={most} options={options} change={setOptions} />
            </div>
          )}
          <button type="button" className="stamp" disabled={props.starting} onClick={start}>
            {words.lobby.begin(rows.length)}
          </button>
          {props.problem && (
            <p className="wrong" role="alert">
              {props.problem}
            </p>
          )}
        </section>
      </main>
    </div>
  );
}

function ChairRow(props: {
  readonly game: string;
  readonly row: Row;
  readonly seat: number;
  readonly onPut: (chair: LocalChair) => void;
  readonly onRemove: (() => void) | null;
}) {
  const { game, row, seat, onPut, onRemove } = props;
  const words = useWords();
  const cast = useCast(game);
  const name = row.kind === 'me' ? row.name || words.one.player(seat + 1) : botName(words, cast, seat);
  return (
    <div className="blank small">
      <Mark seat={seat} />
      {row.kind === 'me' ? (
        <input
          value={row.name}
          placeholder={words.one.player(seat + 1)}
          aria-label={words.one.nameOf(seat + 1)}
          autoComplete="off"
          onChange={(event) => onPut({ kind: 'me', name: event.target.value })}
        />
      ) : (
        <span className="bot-row">
          <b>{name}</b>
          <BotLevel name={name} level={row.level} onLevel={(level) => onPut({ kind: 'bot', level })} />
        </span>
      )}
      {onRemove ? (
        <button type="button" className="remove" aria-label={words.one.remove(name)} onClick={onRemove}>
          <Icon name="cross" />
        </button>
      ) : (
        <span />
      )}
    </div>
  );
}
