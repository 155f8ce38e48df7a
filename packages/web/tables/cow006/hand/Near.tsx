import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CSSProperties } from 'react';
import { AskedLine, type LogLine, TwoLines, useLastLine } from '../../shared/lines.tsx';
import { TAKE_BACK_MS } from '../../shared/oneTap.ts';
import { SeatCard } from '../../shared/SeatCard.tsx';
import { SeatClock } from '../../shared/SeatClock.tsx';
import { CowHead } from '../board/CowHead.tsx';
import { Arriving } from '../seats/Seats.tsx';
import type { Cow } from '../useCow.ts';
import { cowLines } from '../words/describe.ts';
import { Hand } from './Hand.tsx';

/** The near edge of the table: the last event, the current question, the viewer's hand and name card. */
export function Near({ cow, seat, busy }: { readonly cow: Cow; readonly seat: number | null; readonly busy: boolean }) {
  const { view, words, choice, scene } = cow;
  const me = seat === null ? undefined : cow.seats[seat];
  const mine = me?.asked === true && view.viewer === seat;
  const note = noteOf(cow);
  // Laying a card face down has no line of its own: the previous line stays.
  const line = useLastLine(lineOf(cow)) ?? lastTurn(cow);
  return (
    <section className={me ? 'cow-near' : 'cow-near watching'} aria-label={words.place}>
      <TwoLines happened={line}>
        <AskedLine
          mine={mine}
          className={note === null ? '' : 'noted'}
          note={note}
          noteClassName={choice.selected !== null && cow.aim && cow.aim.kind !== 'place' ? 'costs' : ''}
        >
          {cow.asked}
        </AskedLine>
      </TwoLines>
      {me && (
        <>
          <Hand
            cards={scene.hand}
            out={cow.out}
            picked={scene.picked}
            selected={choice.selected}
            label={words.hand}
            words={words}
            onCard={view.phase === 'draft' ? null : choice.onCard}
            advised={view.phase === 'pick' ? cow.advised.cards : NO_ADVICE}
          />
          <div className="me" data-zone="me">
            <div className="who">
              <div className="base">
                <Arriving scene={me.scene} seat={me.seat} />
                <span className="sum">
                  <CowHead />
                  {me.scene.penalty ?? '?'}
                </span>
                {me.scene.gain !== null && <b className="gain">+{me.scene.gain}</b>}
              </div>
              <SeatCard seat={me.seat} name={me.name} turn={mine}>
                {mine && me.clock && <SeatClock clock={me.clock} />}
                <span className="tt">{words.seat.total(me.scene.total)}</span>
                <span className="tn">{me.scene.total}</span>
              </SeatCard>
            </div>
            {choice.takeBack && (
              <button
                type="button"
                className="stamp back"
                key={choice.selected}
                style={{ '--moment': `${TAKE_BACK_MS}ms` } as CSSProperties}
                onClick={choice.takeBack}
              >
                {words.takeBack(choice.selected ?? 0)}
              </button>
            )}
            {choice.confirm && !choice.takeBack && (
              <button type="button" className="stamp" disabled={busy} onClick={choice.confirm}>
                {stampText(cow)}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

const NO_ADVICE = new Map<number, readonly number[]>();

function stampText({ view, words, choice }: Cow): string {
  const card = choice.selected ?? 0;
  if (view.phase === 'draft') return words.draft(card);
  return view.picked === null ? words.lay(card) : words.swap(card);
}

/** Where the selected card would land, or that the picked card may still be changed; null when there is neither. */
function noteOf({ aim, view, words, choice }: Cow): string | null {
  const card = choice.selected;
  if (card !== null && aim?.kind === 'place') return words.lands(card, aim.row + 1, aim.place + 1);
  if (card !== null && aim?.kind === 'sixth') return words.landsSixth(card, aim.row + 1, aim.price);
  if (card !== null && aim?.kind === 'lowest') return words.landsLowest(card);
  return view.phase === 'pick' && view.picked !== null && choice.onCard ? words.changeable : null;
}

/** The line of what is being animated; at rest, the last happening worth a line. */
function lineOf({ stage, view, nameOf, words }: Cow): LogLine | null {
  const shown = cowLines(stage.happened, nameOf, words)[0];
  return shown ?? (stage.resting ? cowLines(worthRemembering(view.happened), nameOf, words).at(-1) : undefined) ?? null;
}

/** The line for a viewer who has just joined and has seen no happenings yet. */
function lastTurn({ view, words }: Cow): LogLine {
  const cards = view.memory.played.flatMap((played) => played.at(-1) ?? []).sort((a, b) => a - b);
  return { text: cards.length > 0 ? words.log.lastTurn(cards) : words.log.dealt(view.round), player: null };
}

/** Happenings for the line at rest: a row that was taken is preferred to the scores and the deal that follow it. */
function worthRemembering(happened: readonly CowHappening[]): readonly CowHappening[] {
  const taken = happened.filter(({ type }) => type === 'took' || type === 'timeout' || type === 'picked');
  return taken.some(({ type }) => type === 'took') ? taken.filter(({ type }) => type !== 'picked') : happened;
}
