import type { GuestStore } from '../../guests/guests.ts';
import type { GuestRow } from '../rows.ts';
import type { Connections, Statement } from './connections.ts';

const DAY = 24 * 60 * 60 * 1_000;

const INSERT_GUEST: Statement = {
  name: 'insert-guest',
  text: 'INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $3)',
};
const INSERT_DEVICE: Statement = {
  name: 'insert-device',
  text: 'INSERT INTO devices (id, guest, token, rotated, kind, created, seen) VALUES ($1, $2, $3, $4, $5, $4, $4)',
};
const BY_TOKEN: Statement = {
  name: 'by-token',
  text: `SELECT g.id, g.name, g.seen, d.id AS device, d.rotated, d.older, d.token, d.seen AS "deviceSeen"
    FROM devices d JOIN guests g ON g.id = d.guest WHERE d.token = $1 OR d.older = $1`,
};
const DROP_OLDER: Statement = {
  name: 'drop-older',
  text: 'UPDATE devices SET older = NULL WHERE id = $1 AND token = $2',
};
const SEE_GUEST: Statement = { name: 'see-guest', text: 'UPDATE guests SET seen = $2 WHERE id = $1' };
const SEE_DEVICE: Statement = { name: 'see-device', text: 'UPDATE devices SET seen = $2 WHERE id = $1' };
const RENAME: Statement = { name: 'rename', text: 'UPDATE guests SET name = $2 WHERE id = $1' };
const ROTATE: Statement = {
  name: 'rotate',
  text: 'UPDATE devices SET older = token, token = $3, rotated = $4 WHERE id = $1 AND token = $2',
};
const DEVICES: Statement = {
  name: 'devices',
  text: 'SELECT id, kind, created, seen FROM devices WHERE guest = $1 ORDER BY seen DESC, id',
};
const SET_PUSH: Statement = { name: 'set-push', text: 'UPDATE devices SET push = $3 WHERE guest = $1 AND id = $2' };
const PUSHES: Statement = {
  name: 'pushes',
  text: 'SELECT id AS device, push AS endpoint FROM devices WHERE guest = $1 AND push IS NOT NULL',
};
const REMOVE_DEVICES: Statement = {
  name: 'remove-devices',
  text: 'DELETE FROM devices WHERE guest = $1 AND id = ANY ($2::text[])',
};
const REMOVALS: readonly Statement[] = [
  { name: 'guest-devices', text: 'DELETE FROM devices WHERE guest = $1' },
  { name: 'guest-seats', text: 'DELETE FROM seats WHERE guest = $1' },
  { name: 'guest', text: 'DELETE FROM guests WHERE id = $1' },
];
const TO_CHECK: Statement = {
  name: 'guests-to-check',
  text: `SELECT id, seen, name IS NOT NULL OR EXISTS (SELECT 1 FROM seats WHERE guest = guests.id) AS player
    FROM guests WHERE check_at <= $1 ORDER BY check_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
};
const CHECK_AGAIN: Statement = { name: 'check-again', text: 'UPDATE guests SET check_at = $2 WHERE id = $1' };

/** Guests and the devices they are known on. */
export function guestQueries({ ask, transaction }: Connections): GuestStore {
  return {
    insertGuest: ({ id, name, token, created, device = id, kind = '' }) =>
      transaction(async (ask) => {
        await ask(INSERT_GUEST, id, name, created);
        await ask(INSERT_DEVICE, device, id, token, created, kind);
      }),
    async guestByToken(token, now) {
      const found = (await ask(BY_TOKEN, token)).rows[0] as GuestRow | undefined;
      if (!found) return null;
      const { id, name, device, rotated } = found;
      const newest = found.token === token;
      if (found.older !== null && newest) await ask(DROP_OLDER, device, token); // the new token has arrived
      if (now - found.seen > DAY) await ask(SEE_GUEST, id, now);
      if (now - found.deviceSeen > DAY) await ask(SEE_DEVICE, device, now);
      return { id, name, device, rotated, newest };
    },
    renameGuest: async (id, name) => void (await ask(RENAME, id, name)),
    rotateToken: async ({ device, from, to, now }) => (await ask(ROTATE, device, from, to, now)).count > 0,
    setPushAddress: async (guest, device, endpoint) => void (await ask(SET_PUSH, guest, device, endpoint)),
    pushAddresses: async (guest) => (await ask(PUSHES, guest)).rows,
    devicesOf: async (guest) => (await ask(DEVICES, guest)).rows,
    removeDevices: async (guest, devices) => void (await ask(REMOVE_DEVICES, guest, devices)),
    removeGuest: (id) =>
      transaction(async (ask) => {
        for (const removal of REMOVALS) await ask(removal, id);
      }),
    sweepGuests: ({ now, keepPlayers, keepVisitors, limit }) =>
      transaction(async (ask) => {
        const found = (await ask(TO_CHECK, now, limit)).rows as { id: string; seen: number; player: boolean }[];
        let removed = 0;
        for (const { id, seen, player } of found) {
          const until = seen + (player ? keepPlayers : keepVisitors);
          if (until > now) await ask(CHECK_AGAIN, id, until);
          else {
            for (const removal of REMOVALS) await ask(removal, id);
            removed += 1;
          }
        }
        return { removed, more: found.length === limit };
      }),
  };
}
