import { nickname as checked } from '@izvilina/protocol/names.ts';
import { type ComponentType, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSettings } from '../kit/remembered/settings.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { Box } from '../pages/Box.tsx';
import { BotTent, RemoveFrom } from '../pages/plan/BotTent.tsx';
import { Plan } from '../pages/plan/Plan.tsx';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Tent } from '../pieces/Tent.tsx';
import { boxOf } from '../tables/boxes.ts';
import { firstOptions, peopleToBegin } from '../tables/defaults.ts';
import type { Abilities, OptionsProps } from '../tables/module.ts';
import '../pages/plan/gathering.css';
import './one-screen.css';

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
    <div className="room host">
      <Bar
        title={useTitle(game)}
        items={[
          { icon: 'rules', text: words.bar.rules, go: `/rules/${game}` },
          { icon: 'leave', text: words.bar.home, go: '/' },
        ]}
      />
      <main>
        <Plan
          game={game}
          label={words.lobby.places}
          taken={rows.map(() => true)}
          more={false}
          at={(seat) => {
            const row = rows[seat];
            if (!row) return null;
            const { key } = row;
            return (
              <LocalSeat
                game={game}
                chair={row}
                seat={seat}
                onPut={(chair) => put(key, chair)}
                onRemove={rows.length > least ? () => setRows(rows.filter((one) => one.key !== key)) : null}
              />
            );
          }}
        >
          <div className="chair-at middle shared">
            <Box game={game} />
            <h2>{words.one.title}</h2>
            <p>{simultaneous ? words.one.race : nothingHidden ? words.one.open : words.one.text}</p>
          </div>
          <div className="chair-at more">
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
        </Plan>
        <section className="deal" aria-label={words.lobby.terms}>
          {Options && (
            <div className="pad tilted">
              <h2>{words.lobby.terms}</h2>
              <Options players={rows.length} chairs={most} options={options} change={setOptions} />
            </div>
          )}
          <div className="go">
            <button type="button" className="stamp" disabled={props.starting} onClick={start}>
              {words.lobby.begin(rows.length)}
            </button>
            {props.problem && (
              <p className="wrong" role="alert">
                {props.problem}
              </p>
            )}
          </div>
        </section>
      </main>
    </div>
  );
}

/** A name card to write on, or a bot's. */
function LocalSeat(props: {
  readonly game: string;
  readonly chair: LocalChair;
  readonly seat: number;
  readonly onPut: (chair: LocalChair) => void;
  readonly onRemove: (() => void) | null;
}) {
  const { game, chair, seat, onPut, onRemove } = props;
  const words = useWords();
  if (chair.kind === 'bot')
    return (
      <BotTent
        game={game}
        seat={seat}
        level={chair.level}
        onLevel={(level) => onPut({ kind: 'bot', level })}
        onRemove={onRemove}
      />
    );
  const usual = words.one.player(seat + 1);
  const name = (
    <input
      value={chair.name}
      placeholder={usual}
      aria-label={words.one.nameOf(seat + 1)}
      autoComplete="off"
      onChange={(event) => onPut({ kind: 'me', name: event.target.value })}
    />
  );
  return (
    <Tent seat={seat} name={name} className={onRemove ? 'written removable' : 'written'}>
      {onRemove && <RemoveFrom name={chair.name || usual} onRemove={onRemove} />}
    </Tent>
  );
}
