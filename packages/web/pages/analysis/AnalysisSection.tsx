import { type Analysis, type Mistake, worstOf } from '@izvilina/bots/analysis/analysis.ts';
import type { Language, Seat } from '@izvilina/kernel/game.ts';
import { Link } from 'wouter';
import { type Replay, viewAt } from '../../client/replay.ts';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { Mark } from '../../pieces/Mark.tsx';
import type { NameOf, TableModule } from '../../tables/module.ts';
import { ANALYSIS, showIfAskedFor } from './address.ts';
import { ChanceLine } from './ChanceLine.tsx';
import './analysis.css';
import { useAnalysis } from './useAnalysis.ts';
import { Verdict, verdictOn } from './Verdict.tsx';
import { type AnalysisWords, WORDS } from './words.ts';

interface SectionProps {
  readonly replay: Replay;
  readonly module: TableModule;
  readonly nameOf: NameOf;
  readonly replayLink: string;
}

/** The analysis of a finished game, shown as it grows. */
export default function AnalysisSection(props: SectionProps) {
  const { replay, nameOf } = props;
  const { file } = replay;
  const words = useOwnWords<AnalysisWords>(WORDS);
  const { analysis, failed } = useAnalysis(file);
  const people = file.names.flatMap((name, seat) => (name.startsWith('bot:') ? [] : [seat]));
  if (failed) return <p className="sub">{words.failed}</p>;
  if (!analysis)
    return (
      <p className="sub" role="status">
        {words.working(0, file.events.length)}
      </p>
    );
  const seats = file.names.map((_, seat) => seat);
  const now = analysis.chances.at(-1) ?? [];
  return (
    <section className="analysis paper read" id={ANALYSIS} ref={showIfAskedFor}>
      <h3>{words.title}</h3>
      {!analysis.done && (
        <p className="working" role="status">
          {words.working(analysis.chances.length - 1, analysis.events)}
          <progress max={analysis.events} value={analysis.chances.length - 1} />
        </p>
      )}
      <figure>
        <figcaption>
          {seats.length === 1 ? words.solo : words.line}
          {seats.length > 1 &&
            seats.map((seat) => (
              <span key={seat}>
                <Mark seat={seat} /> {nameOf(seat)}
              </span>
            ))}
        </figcaption>
        <ChanceLine
          chances={analysis.chances}
          places={analysis.events + 1}
          mistakes={people.flatMap((seat) => worstOf(analysis, seat).map(({ seq }) => ({ place: seq, seat })))}
          label={words.lineLabel(seats.map((seat) => `${nameOf(seat)} ${words.percent(now[seat] ?? 0)}`))}
        />
      </figure>
      <Turns {...props} analysis={analysis} />
      {analysis.accounts && <Accounts analysis={analysis} seats={seats} nameOf={nameOf} />}
      {people.map((seat) => (
        <Worst key={seat} {...props} seat={seat} analysis={analysis} />
      ))}
    </section>
  );
}

/** The events that changed the chances most, each with the chance before and after. */
function Turns({ analysis, replay, module, nameOf, replayLink }: SectionProps & { readonly analysis: Analysis }) {
  const words = useOwnWords<AnalysisWords>(WORDS);
  const language = useLanguage();
  if (analysis.turns.length === 0) return null;
  return (
    <div className="part">
      <h4>{words.turns}</h4>
      <ul className="turns">
        {analysis.turns.map(({ since, seq }) => {
          const [before = [], after = []] = [analysis.chances[since], analysis.chances[seq]];
          const risen = after.map((chance, seat) => chance - (before[seat] ?? 0));
          const seat = risen.indexOf(Math.max(...risen));
          const fallen = risen.indexOf(Math.min(...risen));
          return (
            <li key={seq}>
              <Mark seat={seat} />
              <b>{words.turn(nameOf(seat), words.percent(before[seat] ?? 0), words.percent(after[seat] ?? 0))}</b>
              <span className="told">
                {toldAt(replay, module, { seq, about: [seat, fallen] }, nameOf, language).join('. ')}
              </span>
              <ToMoment replayLink={replayLink} seq={seq} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const MOST_TOLD = 3;

/** What happened in event `seq` to these seats, in words; if nothing is told of it, what happened next. */
function toldAt(
  replay: Replay,
  module: TableModule,
  { seq, about }: { readonly seq: number; readonly about: readonly Seat[] },
  nameOf: NameOf,
  language: Language,
): readonly string[] {
  for (let frame = seq; frame < replay.frames.length; frame++) {
    const { happened } = viewAt(replay, frame, 'watcher');
    const lines = happened.flatMap((happening) => {
      const text = module.describe(happening, nameOf, language);
      return text === null
        ? []
        : [{ text, isAbout: !('player' in happening) || about.includes(Number(happening.player)) }];
    });
    const told = lines.length > MOST_TOLD ? lines.filter(({ isAbout }) => isAbout) : lines;
    if (told.length > 0) return told.slice(0, MOST_TOLD).map(({ text }) => text);
  }
  return [];
}

/** Shares that round to zero percent are not shown. */
const counts = (share: number): boolean => Math.round(100 * share) !== 0;

function Accounts(props: { readonly analysis: Analysis; readonly seats: readonly Seat[]; readonly nameOf: NameOf }) {
  const { analysis, seats, nameOf } = props;
  const words = useOwnWords<AnalysisWords>(WORDS);
  const { accounts, luck } = analysis;
  if (!accounts || !luck) return null;
  return (
    <div className="part">
      <h4>{words.accounts}</h4>
      <p>{words.accountsHow}</p>
      <ul className="accounts">
        {seats.map((seat) => {
          const account = accounts[seat];
          if (!account) return null;
          const parts = [
            words.luck[luck](account.luck),
            counts(account.mistakes) ? words.own(account.mistakes) : words.noErrors,
            ...(counts(account.gifts) ? [words.gifts(account.gifts)] : []),
          ];
          return (
            <li key={seat}>
              <Mark seat={seat} /> <b>{nameOf(seat)}</b> <span>{words.account(parts)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Worst(props: SectionProps & { readonly analysis: Analysis; readonly seat: Seat }) {
  const { analysis, seat, nameOf, module, replayLink } = props;
  const words = useOwnWords<AnalysisWords>(WORDS);
  const worst = worstOf(analysis, seat);
  if (worst.length === 0) return analysis.done ? <p>{words.clean(nameOf(seat))}</p> : null;
  return (
    <div className="part">
      <h4>
        {words.costly}: {nameOf(seat)}
      </h4>
      <ol className="worst">
        {worst.map((mistake: Mistake) => (
          <li key={mistake.seq}>
            <header>
              <b>{verdictOn(mistake.cost, words)}</b> <span>{words.cost(mistake.cost)}</span>
              <ToMoment replayLink={replayLink} seq={mistake.seq} />
            </header>
            <Verdict mistake={mistake} module={module} nameOf={nameOf} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function ToMoment({ replayLink, seq }: { readonly replayLink: string; readonly seq: number }) {
  const words = useOwnWords<AnalysisWords>(WORDS);
  return (
    <Link href={`${replayLink}?seq=${seq}`} className="quiet">
      <Icon name="play" />
      {words.toMoment}
    </Link>
  );
}
