import type { DatabaseSync } from 'node:sqlite';
import type { Device } from '../guests/guests.ts';
import type { Handlers } from './requests.ts';
import type { GuestRow } from './rows.ts';

type GuestOperation =
  | 'insertGuest'
  | 'guest'
  | 'renameGuest'
  | 'rotateToken'
  | 'setPushAddress'
  | 'pushAddresses'
  | 'devicesOf'
  | 'removeDevices'
  | 'removeGuest'
  | 'sweepGuests';

const DAY = 24 * 60 * 60 * 1_000;

/** Guests and the devices they are known on. */
export function prepareGuests(db: DatabaseSync): Pick<Handlers, GuestOperation> {
  const insertGuest = db.prepare('INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)');
  const insertDevice = db.prepare(
    'INSERT INTO devices (id, guest, token, rotated, kind, created, seen) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const byToken = db.prepare(
    `SELECT g.id, g.name, g.seen, d.id AS device, d.rotated, d.older, d.token, d.seen AS deviceSeen
     FROM devices d JOIN guests g ON g.id = d.guest WHERE d.token = ?1 OR d.older = ?1`,
  );
  const dropOlder = db.prepare('UPDATE devices SET older = NULL WHERE id = ?');
  const seeGuest = db.prepare('UPDATE guests SET seen = ? WHERE id = ?');
  const seeDevice = db.prepare('UPDATE devices SET seen = ? WHERE id = ?');
  const renameGuest = db.prepare('UPDATE guests SET name = ? WHERE id = ?');
  const rotate = db.prepare('UPDATE devices SET older = token, token = ?, rotated = ? WHERE id = ? AND token = ?');
  const devices = db.prepare('SELECT id, kind, created, seen FROM devices WHERE guest = ? ORDER BY seen DESC, id');
  const setPush = db.prepare('UPDATE devices SET push = ? WHERE guest = ? AND id = ?');
  const pushes = db.prepare('SELECT id AS device, push AS endpoint FROM devices WHERE guest = ? AND push IS NOT NULL');
  const removeDevice = db.prepare('DELETE FROM devices WHERE guest = ? AND id = ?');
  const removals = ['devices WHERE guest', 'seats WHERE guest', 'guests WHERE id'].map((rows) =>
    db.prepare(`DELETE FROM ${rows} = ?`),
  );
  const guestsToCheck = db.prepare(
    `SELECT id, seen, name IS NOT NULL OR EXISTS (SELECT 1 FROM seats WHERE guest = guests.id) AS player
     FROM guests WHERE check_at <= ? ORDER BY check_at LIMIT ?`,
  );
  const checkAgain = db.prepare('UPDATE guests SET check_at = ? WHERE id = ?');

  const remove = (id: string) => {
    for (const removal of removals) removal.run(id);
  };

  return {
    insertGuest({ id, name, token, created, device = id, kind = '' }) {
      insertGuest.run(id, name, created, created);
      insertDevice.run(device, id, token, created, kind, created, created);
      return null;
    },
    guest({ token, now }) {
      const found = byToken.get(token) as GuestRow | undefined;
      if (!found) return null;
      const newest = found.token === token;
      if (found.older !== null && newest) dropOlder.run(found.device); // the new token has arrived
      if (now - found.seen > DAY) seeGuest.run(now, found.id);
      if (now - found.deviceSeen > DAY) seeDevice.run(now, found.device);
      return { id: found.id, name: found.name, device: found.device, rotated: found.rotated, newest };
    },
    renameGuest({ id, name }) {
      renameGuest.run(name, id);
      return null;
    },
    rotateToken: ({ device, from, to, now }) => rotate.run(to, now, device, from).changes > 0,
    setPushAddress({ guest, device, endpoint }) {
      setPush.run(endpoint, guest, device);
      return null;
    },
    pushAddresses: ({ guest }) => pushes.all(guest) as unknown as { device: string; endpoint: string }[],
    devicesOf: ({ guest }) => devices.all(guest) as unknown as Device[],
    removeDevices({ guest, devices: ids }) {
      for (const id of ids) removeDevice.run(guest, id);
      return null;
    },
    removeGuest({ id }) {
      remove(id);
      return null;
    },
    sweepGuests({ now, keepPlayers, keepVisitors, limit }) {
      const rows = guestsToCheck.all(now, limit) as { id: string; seen: number; player: 0 | 1 }[];
      let removed = 0;
      for (const { id, seen, player } of rows) {
        const until = seen + (player ? keepPlayers : keepVisitors);
        if (until > now) checkAgain.run(until, id);
        else {
          remove(id);
          removed += 1;
        }
      }
      return { removed, more: rows.length === limit };
    },
  };
}
