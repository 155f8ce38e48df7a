import { legalMoves } from '@izvilina/games/ingenious/moves/legal-moves.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { TILES } from '@izvilina/games/ingenious/pieces/tiles.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, ViewPush } from '../testing/client.ts';
import { newTable, TestServer } from '../testing/test-server.ts';

let server: TestServer;
let table: Table;
beforeAll(async () => {
  server = await TestServer.open();
  table = await Table.deal(await server.guest());
});
afterAll(() => server.close());

/** One guest in both seats of a game for two players. */
class Table {
  readonly #guest: Client;
  readonly #id: string;
  #sent = 0;

  private constructor(guest: Client, id: string) {
    this.#guest = guest;
    this.#id = id;
  }

  static async deal(guest: Client): Promise<Table> {
    const chairs = [{ kind: 'me' as const }, { kind: 'me' as const, name: 'Борис' }];
    const { table: id } = (await guest.do(newTable({ game: 'ingenious', chairs, start: true }))) as { table: string };
    return new Table(guest, id);
  }

  /** Both seats' views as a newcomer gets them: from the server, not from this client's memory. */
  async views(): Promise<readonly { readonly seq: number; readonly view: IngeniousView }[]> {
    const since = this.#guest.received.length;
    await this.#guest.do({ type: 'open', table: this.#id });
    return this.#guest.received
      .slice(since)
      .filter((message): message is ViewPush => message.type === 'view')
      .map(({ seq, view }) => ({ seq, view: view as IngeniousView }));
  }

  /** The view of the player whose turn it is. */
  async now(): Promise<{ readonly seq: number; readonly view: IngeniousView }> {
    const views = await this.views();
    const found = views.find(({ view }) => view.viewer === view.turn);
    if (!found) throw new Error('nobody has the turn');
    return found;
  }

  async play(seat: number, move: Json) {
    const { seq } = await this.now();
    const client = `client-${this.#sent++}`;
    return this.#guest.ask({ type: 'move', table: this.#id, seat, seq, client, move });
  }

  /** Returns the refusal, and checks that all views stay as they were. */
  async refused(seat: number, move: Json) {
    const before = await this.views();
    const reply = await this.play(seat, move);
    expect(await this.views()).toEqual(before);
    return reply.ok ? 'accepted' : { code: reply.error.code, ...reply.error.params };
  }

  async playFirst(): Promise<Move> {
    const { view } = await this.now();
    const listed = legalMoves(view);
    const move = listed.finite ? listed.all.find(({ type }) => type !== 'skip') : undefined;
    if (!move) throw new Error('no move');
    expect(await this.play(view.turn, move)).toMatchObject({ ok: true });
    return move;
  }
}

const place = (tile: readonly string[], ...cells: readonly (readonly number[])[]): Json => ({
  type: 'place',
  tile: [...tile],
  cells: cells.map((cell) => [...cell]),
});

describe('bad input to a table of ingenious over a socket gets its code and changes nothing', () => {
  test('while it goes on', async () => {
    const laid = await table.playFirst();
    if (laid.type !== 'place') throw new Error('the first move lays a tile');
    const { view } = await table.now();
    const { turn, rack } = view;
    const tile = rack[0] ?? [];
    const absent = TILES.find((kind) => !rack.some((own) => own.join() === kind.join())) ?? [];
    const illegal = (reason: string) => ({ code: 'ILLEGAL_MOVE', reason });

    expect(await table.refused(turn, place(tile, ...laid.cells))).toEqual(illegal('OCCUPIED'));
    expect(await table.refused(turn, place(tile, [0, -5], [0, -4]))).toEqual(illegal('OCCUPIED'));
    expect(await table.refused(turn, place(tile, [9, 9], [9, 10]))).toEqual(illegal('OFF_BOARD'));
    expect(await table.refused(turn, place(tile, [4, 1], [5, 1]))).toEqual(illegal('OFF_BOARD'));
    expect(await table.refused(turn, place(tile, [0, 0], [2, 0]))).toEqual(illegal('NOT_ADJACENT'));
    expect(await table.refused(turn, place(tile, [0, 0], [1, 0]))).toEqual(illegal('NOT_BY_UNTAKEN_SYMBOL'));
    expect(await table.refused(turn, place(absent, [0, 0], [1, 0]))).toEqual(illegal('NOT_ON_RACK'));
    for (const type of ['swap', 'keep', 'skip'])
      expect(await table.refused(turn, { type })).toEqual({ ...illegal('WRONG_PHASE'), phase: 'place' });
    expect(await table.refused(turn, place(tile, [0, 0]))).toMatchObject({ code: 'BAD_MOVE' });
    expect(await table.refused(1 - turn, place(tile, [0, 0], [1, 0]))).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(await table.refused(2, place(tile, [0, 0], [1, 0]))).toEqual({ code: 'NOT_YOUR_SEAT', seat: 2 });
  });

  test('after the end', async () => {
    while ((await table.now()).view.phase !== 'over') await table.playFirst();
    for (const { view } of await table.views()) {
      const seat = Number(view.viewer);
      expect(view.result).not.toBeNull();
      expect(await table.refused(seat, place(view.rack[0] ?? [], [0, 0], [1, 0]))).toEqual({ code: 'GAME_OVER' });
      expect(await table.refused(seat, { type: 'swap' })).toEqual({ code: 'GAME_OVER' });
    }
  });
});
