import type { Json } from '@izvilina/kernel/json.ts';
import { askOf } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { AuthorityDeps } from '../deps.ts';
import { hosted, seatsOf } from '../document/document.ts';
import { withoutGuest } from '../document/leaving.ts';
import { freeChairs, isListed, isShownTo, openToAll } from '../document/open-to-all.ts';
import type { OpenOffer, QuestionAnswers, TableQuestion } from '../ownership.ts';
import type { TableWithViewers } from '../table/table-with-viewers.ts';
import { withoutValue } from './context.ts';

type QuestionOf<T extends TableQuestion['type']> = Extract<TableQuestion, { type: T }>;
type Answerers = {
  readonly [T in TableQuestion['type']]: (
    table: TableWithViewers,
    guest: string,
    question: QuestionOf<T>,
  ) => Promise<Result<QuestionAnswers[T]>>;
};

const ANSWERERS: Answerers = {
  async shelf(table, guest) {
    const { doc, match } = table.live;
    const yourTurn = match !== null && seatsOf(doc, guest).some((seat) => askOf(match, seat) !== null);
    return ok({ info: table.info(guest), yourTurn, closed: null });
  },

  async offer(table, guest) {
    const { doc } = table.live;
    return ok(isListed(doc) && isShownTo(doc, guest) ? offerOf(table) : null);
  },

  async unlist({ live }, guest) {
    const close = (doc: typeof live.doc) => {
      const allowed = hosted(doc, guest);
      return allowed.ok ? openToAll(doc, false) : allowed;
    };
    return withoutValue(await live.change(close, guest));
  },

  async outcome({ live }) {
    if (!live.match) return ok(null);
    const { scores, places } = live.match.game.result(live.match.state);
    const outcome = { scores, places };
    await live.change((now) => ok(now.outcome ? now : { ...now, outcome, ended: now.ended ?? now.changed }));
    return ok(outcome);
  },

  async erase({ live }, guest, { tombstone }) {
    return withoutValue(await live.change((doc) => ok(withoutGuest(doc, guest, tombstone))));
  },
};

/** Answers for a table that is served here. One that cannot be loaded gives a refusal and does not hide the others. */
export async function answerQuestion(
  { log }: Pick<AuthorityDeps, 'log'>,
  load: (table: string) => Promise<Result<TableWithViewers>>,
  guest: string,
  question: TableQuestion,
): Promise<Result<Json>> {
  try {
    const table = await load(question.table);
    if (!table.ok) return table;
    const answer = ANSWERERS[question.type] as Answerers[keyof Answerers] | undefined;
    // A node of another release may ask a question that this release does not know.
    if (!answer) return refuse('UNKNOWN_QUESTION');
    return (await answer(table.value, guest, question as never)) as Result<Json>;
  } catch (error) {
    log('table not loaded', { table: question.table, error: String(error) });
    return refuse('INTERNAL');
  }
}

function offerOf({ live: { doc }, timing }: TableWithViewers): OpenOffer {
  const { id: table, game, pace, chairs } = doc;
  const host = chairs.find((chair) => chair.kind === 'person' && chair.guest === doc.host);
  return {
    table,
    game,
    pace: timing.ownTime ? null : pace,
    hostedBy: doc.host,
    host: host?.kind === 'person' ? host.name : '',
    free: freeChairs(doc),
  };
}
