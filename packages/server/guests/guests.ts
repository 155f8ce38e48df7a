import { createHash, randomBytes } from 'node:crypto';
import { parseCookie } from './cookies.ts';

export interface Guest {
  readonly id: string;
  readonly name: string | null;
}

/** Where guests are kept. The token itself never is: only its hash. */
export interface GuestStore {
  insertGuest(guest: Guest & { readonly token: string; readonly created: number }): Promise<void>;
  /** `now`: they have just come, and are kept for a while longer. */
  guestByToken(token: string, now: number): Promise<Guest | null>;
  renameGuest(id: string, name: string): Promise<void>;
  /** Removes those whose time is over; looks at `limit` of them at most. `more`: there may be others. */
  sweepGuests(sweep: GuestSweep): Promise<{ readonly removed: number; readonly more: boolean }>;
}

export interface GuestSweep {
  readonly now: number;
  /** How long somebody is kept who has a name or sits somewhere, in milliseconds since their last visit. */
  readonly keepPlayers: number;
  /** How long somebody who only came by. */
  readonly keepVisitors: number;
  readonly limit: number;
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const YEAR = 365 * 24 * 60 * 60;

const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');

/** `__Host-` ties the cookie to https on this very host; plain http on a home network cannot have it. */
const cookieName = (secure: boolean): string => (secure ? '__Host-izvilina' : 'izvilina');

export interface Guests {
  /** Whoever holds this cookie, if anyone. */
  known(cookieHeader: string | undefined, secure: boolean): Promise<Guest | null>;
  /** A new guest and the `Set-Cookie` that makes them one. */
  welcome(secure: boolean): Promise<{ readonly guest: Guest; readonly setCookie: string }>;
  /** The `Set-Cookie` that keeps a returning guest for another year. */
  renewal(cookieHeader: string | undefined, secure: boolean): string | null;
  rename(guest: Guest, name: string): Promise<void>;
}

const tokenIn = (cookieHeader: string | undefined, secure: boolean): string | null => {
  const token = parseCookie(cookieHeader, cookieName(secure));
  return token !== null && TOKEN.test(token) ? token : null;
};

function setCookie(token: string, secure: boolean): string {
  const parts = [`${cookieName(secure)}=${token}`, 'Path=/', `Max-Age=${YEAR}`, 'HttpOnly', 'SameSite=Lax'];
  return (secure ? [...parts, 'Secure'] : parts).join('; ');
}

export function createGuests(store: GuestStore): Guests {
  return {
    async known(cookieHeader, secure) {
      const token = tokenIn(cookieHeader, secure);
      return token === null ? null : store.guestByToken(hashed(token), Date.now());
    },
    async welcome(secure) {
      const token = randomBytes(32).toString('base64url');
      const guest: Guest = { id: randomBytes(16).toString('base64url'), name: null };
      await store.insertGuest({ ...guest, token: hashed(token), created: Date.now() });
      return { guest, setCookie: setCookie(token, secure) };
    },
    renewal(cookieHeader, secure) {
      const token = tokenIn(cookieHeader, secure);
      return token === null ? null : setCookie(token, secure);
    },
    rename: (guest, name) => store.renameGuest(guest.id, name),
  };
}
