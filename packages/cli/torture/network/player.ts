import { randomBytes } from 'node:crypto';
import type { AnyBots } from '@izvilina/bots/bot.ts';
import { type Chance, chances } from '@izvilina/kernel/chance.ts';
import type { AnyGame, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Seen } from '@izvilina/server/torture/robot.ts';
import { anyMove, withoutTime } from '@izvilina/server/torture/titles.ts';
import { socketTransport } from '@izvilina/web/client/socket.ts';
import { TableClient } from '@izvilina/web/client/table.ts';
import type { Transport } from '@izvilina/web/client/transport.ts';
import { nodePage, type Page } from './page.ts';

const THINK_MS = 400;
const TRY_AGAIN_MS = 300;

const GLANCE = { ms: 30, nodes: 20 } as const;

/** The move of a strong bot; in a race without the time, which the server measures. */
function botMove(bots: AnyBots, view: View, chance: Chance, isRace: boolean): Json | null {
  const { move } = bots.think('master', view, chance, GLANCE);
  return move === null ? null : isRace ? withoutTime(move) : (move as Json);
}

export interface PlayerOptions {
  /** Cookie of a guest who was here before. */
  readonly cookie?: string;
  /** Plants a bug in the connection. */
  readonly spoil?: ((transport: Transport) => Transport) | undefined;
}

/** A player at a page of the site: the site's own connection and table client, driven by a robot. */
export class Player {
  readonly transport: Transport;
  readonly #page: Page;
  /** The newest seq it has seen of its game. */
  seq = 0;

  constructor(base: string, { cookie, spoil = (transport) => transport }: PlayerOptions = {}) {
    this.#page = nodePage(base, cookie);
    this.transport = spoil(socketTransport(this.#page));
  }

  get cookie(): string {
    return this.#page.cookie;
  }

  leave(): void {
    this.#page.close();
  }

  /** Plays until the result is visible: random legal moves, or a bot's if random ones would take too long. */
  play(game: AnyGame, bots: AnyBots | null, table: string, seat: number): Promise<Seen> {
    const client = new TableClient(this.transport, table);
    const chance = chances(randomBytes(9).toString('hex'))(0);
    let shown = { seq: -1, at: 0 };
    let thinking: ReturnType<typeof setTimeout> | null = null;
    return new Promise((resolve) => {
      const look = () => {
        const seen = client.state().views.get(seat);
        if (!seen) return;
        if (seen.seq !== shown.seq) shown = { seq: seen.seq, at: performance.now() };
        this.seq = seen.seq;
        if (seen.view.result) {
          if (thinking) clearTimeout(thinking);
          stop();
          resolve({ table, seat, seq: seen.seq, view: seen.view });
          return;
        }
        const asked = seen.view.asks.some((ask) => ask.seat === seat);
        if (asked && !thinking && !client.state().busy) {
          const refused = client.state().refused !== null; // no retries at full speed
          thinking = setTimeout(act, refused ? TRY_AGAIN_MS : Math.random() * THINK_MS);
        }
      };
      const act = () => {
        thinking = null;
        const seen = client.state().views.get(seat);
        if (!seen?.view.asks.some((ask) => ask.seat === seat)) return;
        const move = bots
          ? botMove(bots, seen.view, chance, game.race !== undefined)
          : anyMove(game, seen.view, chance);
        if (move === null) return;
        const claimed = game.race ? { claimed: performance.now() - shown.at } : {};
        void client.move({ seat, move, ...claimed });
      };
      const stop = client.subscribe(look);
    });
  }
}
