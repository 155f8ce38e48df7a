import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Authority } from '../authority.ts';
import { PAUSES } from '../deps.ts';
import { dealt, firstMove, gatheringTable } from '../testing/cow-table.ts';
import { Person, Rig } from '../testing/rig.ts';

let rig: Rig;
let on: Authority;
beforeEach(() => {
  rig = new Rig();
  on = rig.node({ think: firstMove });
});
afterEach(() => rig.close());

const person = (name: string) => new Person<CowView>(on, name);
const kinds = async (table: string) => (await rig.store.table(table))?.doc.chairs.map(({ kind }) => kind);

/** Anya's table with four chairs; Boris sits at the second. */
async function gathered() {
  const [anya, boris] = [person('anya'), person('boris')];
  const chairs = [{ kind: 'me' as const }, ...Array.from({ length: 3 }, () => ({ kind: 'open' as const }))];
  const { table } = (await anya.say(gatheringTable({ chairs }))) as { table: string };
  for (const one of [anya, boris]) await one.say({ type: 'open', table });
  await boris.say({ type: 'sit', table, name: 'Борис' });
  return { anya, boris, table };
}

describe('the host removes somebody', () => {
  const remove = (by: Person<CowView>, table: string, { name = 'Борис', seat = 1, ban = false } = {}) =>
    by.say({ type: 'remove', table, seat, name, ban });

  it('who may come back', async () => {
    const { anya, boris, table } = await gathered();
    await remove(anya, table);
    expect(await kinds(table)).toEqual(['person', 'open', 'open', 'open']);
    expect(boris.info.seats.every((seat) => seat.kind !== 'person' || !seat.you)).toBe(true);
    await boris.say({ type: 'sit', table, name: 'Борис' });
    expect(await kinds(table)).toEqual(['person', 'person', 'open', 'open']);
  });

  it('for good: they see nothing more, and neither sit down nor watch', async () => {
    const { anya, boris, table } = await gathered();
    await remove(anya, table, { ban: true });
    expect(boris.received.at(-1)).toEqual({ type: 'closed', table, error: { code: 'BANNED', params: {} } });
    await expect(boris.say({ type: 'open', table })).rejects.toThrow('BANNED');
    await expect(boris.say({ type: 'sit', table, name: 'Не Борис' })).rejects.toThrow('BANNED');
    await anya.say({ type: 'fill', table, level: 'novice' });
    await anya.say({ type: 'start', table });
    await expect(boris.say({ type: 'open', table })).rejects.toThrow('BANNED');
  });

  it('and nobody else: not a guest, not from the host’s own seat, not who sat down there meanwhile', async () => {
    const { anya, boris, table } = await gathered();
    await expect(remove(boris, table, { seat: 0, name: 'anya' })).rejects.toThrow('ONLY_HOST');
    await expect(remove(anya, table, { seat: 0, name: 'anya' })).rejects.toThrow('NOT_YOURSELF');
    await expect(remove(anya, table, { name: 'Рая' })).rejects.toThrow('NO_SUCH_SEAT');
    await anya.say({ type: 'start', table });
    await expect(remove(anya, table)).rejects.toThrow('ALREADY_STARTED');
  });
});

describe('a host who is not connected', () => {
  const takeOver = (by: Person<CowView>, table: string) => by.say({ type: 'host', table });

  it('gives way to somebody seated who asks, not while they look at the table', async () => {
    const { anya, boris, table } = await gathered();
    expect(boris.info).toMatchObject({ host: false, hostSeat: 0, hostHere: true });
    await expect(takeOver(boris, table)).rejects.toThrow('HOST_HERE');
    anya.goAway();
    await rig.pass(100);
    expect(boris.info).toMatchObject({ hostSeat: 0, hostHere: false });
    await expect(takeOver(boris, table)).rejects.toThrow('HOST_HERE'); // a phone that looks elsewhere for a second
    await rig.pass(PAUSES.hostMissed);
    await expect(takeOver(person('raya'), table)).rejects.toThrow('NOT_SEATED');
    await takeOver(boris, table);
    expect(boris.info).toMatchObject({ host: true, hostSeat: 1, hostHere: true });
    await takeOver(boris, table);
    await boris.say({ type: 'start', table });
    expect(boris.info.dealing).toBe(true);
  });

  it('comes back as a player', async () => {
    const { anya, boris, table } = await gathered();
    anya.goAway();
    await rig.pass(PAUSES.hostMissed);
    await takeOver(boris, table);
    const back = person('anya');
    await back.say({ type: 'open', table });
    expect(back.info).toMatchObject({ host: false, hostSeat: 1 });
    await expect(takeOver(back, table)).rejects.toThrow('HOST_HERE');
    await boris.say({ type: 'stand', table });
    expect(back.info).toMatchObject({ host: true, hostSeat: 0 });
  });

  it('and who has stood up from an empty table gives way to who sits down there', async () => {
    const anya = person('anya');
    const { table } = (await anya.say(gatheringTable())) as { table: string };
    await anya.say({ type: 'stand', table });
    const boris = person('boris');
    await boris.say({ type: 'open', table });
    await boris.say({ type: 'sit', table, name: 'Борис' });
    expect(boris.info).toMatchObject({ host: false, hostSeat: null, hostHere: false });
    await takeOver(boris, table);
    expect(boris.info.host).toBe(true);
  });
});

describe('a name at the table', () => {
  const sit = (table: string, name: string) => person('raya').say({ type: 'sit', table, name });

  it.each(['Борис', 'бориС', 'Бо\u0301рис', 'Б o р и с', '6орис'])('%s may be taken for Борис', async (name) => {
    const { table } = await gathered();
    await expect(sit(table, name)).rejects.toThrow('BAD_NAME');
  });

  it.each(['Зорька', '3opькa', 'Daisy', 'Dаisу', 'бот', 'Bot 2', 'bot:master', 'Извилина'])(
    '%s may be taken for a bot',
    async (name) => {
      const { table } = await gathered();
      await expect(sit(table, name)).rejects.toThrow('BAD_NAME');
      const own = gatheringTable({ chairs: [{ kind: 'me', name }, { kind: 'open' }] });
      await expect(person('vera').say(own)).rejects.toThrow('BAD_NAME');
    },
  );

  it.each(['Бориска', 'Рая', 'Zoя', 'Ботаник', 'Игрок 2'])('%s is another', async (name) => {
    const { table } = await gathered();
    await sit(table, name);
  });

  it('stays one’s own: sitting down again with it is fine', async () => {
    const { boris, table } = await gathered();
    await boris.say({ type: 'sit', table, name: 'Борис' });
    await boris.say({ type: 'sit', table, name: 'Боря' });
  });
});

describe('in the lobby', () => {
  it('every open chair is filled with bots at once, once', async () => {
    const { anya, boris, table } = await gathered();
    await expect(boris.say({ type: 'fill', table, level: 'casual' })).rejects.toThrow('ONLY_HOST');
    await expect(anya.say({ type: 'fill', table, level: 'genius' })).rejects.toThrow('NO_SUCH_LEVEL');
    await anya.say({ type: 'fill', table, level: 'casual' });
    await anya.say({ type: 'fill', table, level: 'master' });
    expect(anya.info.seats.slice(2)).toEqual(Array(2).fill({ kind: 'bot', level: 'casual' }));
  });

  it('who has opened the link is arriving until they sit down or say that they watch', async () => {
    const { anya, table } = await gathered();
    const raya = person('raya');
    await raya.say({ type: 'open', table });
    await rig.pass(100);
    expect(anya.info).toMatchObject({ arriving: 1, watchers: 1 });
    await raya.say({ type: 'open', table, watch: true });
    await rig.pass(100);
    expect(anya.info).toMatchObject({ arriving: 0, watchers: 1 });
    await raya.say({ type: 'open', table });
    await raya.say({ type: 'sit', table, name: 'Рая' });
    expect(anya.info).toMatchObject({ arriving: 0, watchers: 0 });
  });
});

describe('hints', () => {
  const hint = (by: Person<CowView>, table: string) => by.say({ type: 'hint', table, seat: 0 });

  it('are off between people, unless the host agrees to them', async () => {
    const { anya, table } = await dealt(on);
    expect(anya.info.hints).toBe(false);
    await expect(hint(anya, table)).rejects.toThrow('HINTS_OFF');
    const { anya: host, table: other } = await gathered();
    await host.say({ type: 'agree', table: other, hints: true });
    await host.say({ type: 'start', table: other });
    expect(host.info.hints).toBe(true);
    await hint(host, other);
  });

  it('are on against bots, unless the host switches them off', async () => {
    const bot = { kind: 'bot' as const, level: 'novice' };
    const anya = person('anya');
    const order = gatheringTable({ chairs: [{ kind: 'me' }, bot] });
    const { table } = (await anya.say(order)) as { table: string };
    await anya.say({ type: 'open', table });
    expect(anya.info.hints).toBe(true);
    await anya.say({ type: 'agree', table, hints: false });
    await anya.say({ type: 'start', table });
    await expect(hint(anya, table)).rejects.toThrow('HINTS_OFF');
  });
});
