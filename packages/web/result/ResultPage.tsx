import type { Outcome } from '@izvilina/kernel/game.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { useOwnWords, useWords } from '../i18n/words.ts';
import { play } from '../kit/device/sound.ts';
import { lazyPart } from '../kit/loading/lazyPart.tsx';
import type { LevelChange } from '../kit/remembered/rivals.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { useSeatNames } from '../pages/useSeatNames.ts';
import { useTitle } from '../pages/useTitle.ts';
import { SealStamp } from '../pieces/Awards.tsx';
import { Icon } from '../pieces/Icon.tsx';
import type { Moment, ResultStory, TableModule } from '../tables/module.ts';
import { Again, type AgainActs } from './Again.tsx';
import { Graph } from './Graph.tsx';
import { isProved, ProofNote, type ProofProps } from './ProofNote.tsx';
import { ResultMoments } from './ResultMoments.tsx';
import { ResultPlaces } from './ResultPlaces.tsx';
import { SeriesScore } from './SeriesScore.tsx';
import './result.css';
import { WORDS } from './words.ts';

const Talk = lazyPart(() => import('../pages/talk/Talk.tsx'));

export interface ResultProps extends ProofProps {
  readonly result: Outcome;
  /** «итог · 3 раунда» */
  readonly phase: string;
  readonly story: ResultStory;
  readonly LoserAward: TableModule['LoserAward'];
  readonly moments: readonly Moment[];
  readonly replayLink: string;
  readonly again: AgainActs;
  /** After a game against bots: the levels that may be offered for another one (stronger, weaker). */
  readonly rivals: readonly LevelChange[];
  readonly onRivals: (by: LevelChange) => void;
  readonly onSave: () => void;
  /** Shares a picture of the result. */
  readonly onShare: () => void;
  /** Downloads the game in another format; null while there is none. */
  readonly exported?: { readonly label: string; readonly onSave: () => void } | null;
  /** The game's own section with its analysis. */
  readonly review?: ReactNode;
}

export function ResultPage(props: ResultProps) {
  const { table, story } = props;
  const words = useWords();
  const text = useOwnWords(WORDS);
  const nameOf = useSeatNames(table.game, table.seats);
  const names = table.seats.map((_, seat) => nameOf(seat));
  const mine = table.seats.findIndex((seat) => seat.kind === 'person' && seat.you);
  useEffect(() => play('win'), []);
  return (
    <main className={`table ${table.game} resultpage`}>
      <Bar
        title={useTitle(table.game)}
        phase={props.phase}
        badge={
          !props.local && (
            <Suspense>
              <Talk table={table} />
            </Suspense>
          )
        }
        items={[
          { icon: 'rules', text: words.bar.rules, go: `/rules/${table.game}` },
          { icon: 'leave', text: words.bar.home, go: '/' },
        ]}
      />
      <div className="outcome">
        <section className="win">
          <div>
            <h2>{story.headline}</h2>
            <p className="lead">{story.subline}</p>
          </div>
          <ResultPlaces {...props} names={names} />
          <SeriesScore series={table.series} names={names} />
          <Acts {...props} names={names} />
        </section>
        <section>
          {story.series && (
            <div className="paper">
              <h3>{text.graph}</h3>
              <Graph
                series={story.series}
                names={names}
                mine={mine < 0 ? null : mine}
                label={text.graphLabel(names.map((name, seat) => `${name} ${props.result.scores[seat]}`))}
              />
              {isProved(props.checked, props.local) && (
                <div className="sealed">
                  <SealStamp top={text.stampTop} bottom={text.stampBottom} />
                </div>
              )}
            </div>
          )}
          <ProofNote {...props} />
        </section>
        {props.moments.length > 0 && <ResultMoments {...props} names={names} />}
        {props.review && <div className="review">{props.review}</div>}
      </div>
    </main>
  );
}

function Acts(props: ResultProps & { readonly names: readonly string[] }) {
  const { table, names, again, rivals, onRivals, onSave, onShare, exported, replayLink } = props;
  const text = useOwnWords(WORDS);
  return (
    <div className="acts">
      <Again table={table} names={names} {...again} />
      {rivals.length > 0 && (
        <p className="rivals">
          <span>{text.rivals}</span>
          {rivals.map((by) => {
            const which = by > 0 ? text.stronger : text.weaker;
            const label = `${text.again}: ${which}`;
            return (
              <button key={by} type="button" className="quiet" aria-label={label} onClick={() => onRivals(by)}>
                {which}
              </button>
            );
          })}
        </p>
      )}
      <p>
        <Link href={replayLink} className="quiet">
          <Icon name="play" />
          {text.replay}
        </Link>
        <button type="button" className="quiet" onClick={onShare}>
          <Icon name="share" />
          {text.share}
        </button>
        <button type="button" className="quiet" onClick={onSave}>
          <Icon name="save" />
          {text.save}
        </button>
        {exported && (
          <button type="button" className="quiet" onClick={exported.onSave}>
            <Icon name="save" />
            {exported.label}
          </button>
        )}
      </p>
    </div>
  );
}
