import type { View, Viewer } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { Push, Step, TableInfo } from '@izvilina/protocol/messages.ts';
import { stepsOf } from '@izvilina/protocol/steps.ts';
import { createStore } from '../kit/store.ts';
import { type RunningClock, runningClock } from './clock.ts';
import type { DealKeeper } from './deal-keeper.ts';
import { adviceFrom, type HintAnswer } from './hint.ts';
import { clientId } from './ids.ts';
import { refusalOf, type Transport } from './transport.ts';

/** The newest view of one viewer, with enough earlier steps for a page that still shows an older view. */
export interface Seen {
  readonly seq: number;
  readonly view: View;
  readonly steps: readonly Step[];
  readonly clocks: readonly RunningClock[];
  /** Whether there is a decision to take back; undefined at a table without take-back. */
  readonly takeBack?: boolean | undefined;
}

export interface TableState {
  readonly info: TableInfo | null;
  readonly views: ReadonlyMap<Viewer, Seen>;
  /** Why the table cannot be shown; null when it can. */
  readonly refusal: Refusal | null;
  /** A move of this page has been sent and not answered yet. */
  readonly busy: boolean;
  /** Why the last move was refused; null again with the next move. */
  readonly refused: Refusal | null;
}

/** A move of one of this page's seats. */
export interface Answer {
  readonly seat: number;
  readonly move: Json;
  readonly claimed?: number;
}

const REMEMBERED_STEPS = 64;
const NOTHING: TableState = { info: null, views: new Map(), refusal: null, busy: false, refused: null };

/** One table as this page knows it. Survives lost connections and catches up by itself. */
export class TableClient {
  readonly id: string;
  readonly #transport: Transport;
  readonly #keeper: DealKeeper | null;
  readonly #state = createStore(NOTHING);
  #hint: { readonly seat: number; readonly seq: number; readonly answer: Promise<HintAnswer> } | null = null;
  /** The `open` command that has not been answered yet. */
  #entering: object | null = null;
  /** This guest only wants to watch (`watchOnly`). */
  #watches = false;
  #users = 0;
  #stop: (() => void) | null = null;

  /** `keeper` is null for local games: on one device there is no other party whose deal has to be checked. */
  constructor(transport: Transport, id: string, keeper: DealKeeper | null = null) {
    this.#transport = transport;
    this.#keeper = keeper;
    this.id = id;
  }

  readonly state = this.#state.get;

  /** The table stays open while it has at least one subscriber. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#state.subscribe(listener);
    if (this.#users++ === 0) this.#open();
    return () => {
      unsubscribe();
      if (--this.#users === 0) this.#close();
    };
  };

  /** Tells the others that this guest is not going to sit down. */
  watchOnly(): void {
    this.#watches = true;
    this.#enter();
  }

  /** `claimed`: the reaction time measured by `reaction.ts`, in games where speed counts. */
  async move({ seat, move, claimed }: Answer): Promise<void> {
    const seq = this.state().views.get(seat)?.seq ?? 0;
    this.#set({ busy: true, refused: null });
    try {
      const command = { type: 'move' as const, table: this.id, seat, seq, client: clientId(), move };
      await this.#transport.send(claimed === undefined ? command : { ...command, claimed });
    } catch (error) {
      this.#set({ refused: refusalOf(error) });
    } finally {
      this.#set({ busy: false });
    }
  }

  /** Shows why another command at this table was refused. */
  readonly refuse = (error: unknown): void => this.#set({ refused: refusalOf(error) });

  /** What a bot would do. Requested once per view: a second call returns the same promise. */
  hint(seat: number): Promise<HintAnswer> {
    const seq = this.state().views.get(seat)?.seq ?? 0;
    const known = this.#hint;
    if (known?.seat === seat && known.seq === seq) return known.answer;
    const answer = this.#transport
      .send({ type: 'hint', table: this.id, seat })
      .then(({ best, nodes }) => ({ best: adviceFrom(best), nodes }));
    this.#hint = { seat, seq, answer };
    answer.catch(() => {
      if (this.#hint?.answer === answer) this.#hint = null; // may be requested again
    });
    return answer;
  }

  #open(): void {
    const unsubscribe = this.#transport.onPush((push) => this.#onPush(push));
    const unwatch = this.#transport.onStatus(() => {
      if (this.#transport.status() === 'ready') this.#enter();
    });
    this.#stop = () => {
      unsubscribe();
      unwatch();
      this.#transport.send({ type: 'close', table: this.id }).catch(() => undefined);
    };
    this.#enter();
  }

  #close(): void {
    this.#stop?.();
    this.#stop = null;
    this.#entering = null;
  }

  /** Opens the table. The transport repeats the command until it is answered. */
  #enter(): void {
    if (this.#entering) return;
    const seqs = [...this.state().views.values()].map((seen) => seen.seq);
    const since = seqs.length > 0 ? { since: Math.min(...seqs) } : {};
    const watches = this.#watches;
    const entering = {};
    this.#entering = entering;
    this.#transport
      .send({ type: 'open', table: this.id, ...since, ...(watches && { watch: true }) })
      .then(
        () => this.#set({ refusal: null }),
        (error: unknown) => this.#set({ refusal: refusalOf(error) }),
      )
      .finally(() => {
        if (this.#entering !== entering) return;
        this.#entering = null;
        if (this.#watches !== watches) this.#enter(); // they said so meanwhile
      });
  }

  #onPush(push: Push): void {
    if (push.type === 'server' || push.type === 'said') return;
    if (push.type === 'table') {
      if (push.table.id !== this.id) return;
      this.#keeper?.onTable(push.table);
      this.#set({ info: push.table });
      return;
    }
    if (push.table !== this.id) return;
    if (push.type === 'closed') {
      this.#set({ info: null, views: new Map(), refusal: push.error });
      return;
    }
    this.#keeper?.onView(push.viewer, push.seq, push.view);
    const before = this.state().views.get(push.viewer);
    if (before && before.seq > push.seq) return;
    const steps = [...(before?.steps ?? []), ...stepsOf(push).filter((step) => step.seq > (before?.seq ?? 0))];
    const now = performance.now();
    const seen: Seen = {
      seq: push.seq,
      view: push.view,
      steps: steps.slice(-REMEMBERED_STEPS),
      clocks: push.clocks.map((clock) => runningClock(clock, now)),
      takeBack: push.takeBack,
    };
    this.#set({ views: new Map(this.state().views).set(push.viewer, seen) });
  }

  #set(change: Partial<TableState>): void {
    this.#state.set({ ...this.state(), ...change });
  }
}
