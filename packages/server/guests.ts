import { createHash, randomBytes } from 'node:crypto';
import { parseCookie } from './cookies.ts';

export interface Guest {
  readonly id: string;
  readonly name: string | null;
}

/** Where guests are kept. The token itself never is: only its hash. */
export interface GuestStore {
  insertGuest(guest: Guest & { readonly token: string; readonly created: number }): Promise<void>;
  guestByToken(token: string): Promise<Guest | null>;
  renameGuest(id: string, name: string): Promise<void>;
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
  rename(guest: Guest, name: string): Promise<void>;
}

export function createGuests(store: GuestStore): Guests {
  return {
    async known(cookieHeader, secure) {
      const token = parseCookie(cookieHeader, cookieName(secure));
      return token !== null && TOKEN.test(token) ? store.guestByToken(hashed(token)) : null;
    },
    async welcome(secure) {
      const token = randomBytes(32).toString('base64url');
      const guest: Guest = { id: randomBytes(16).toString('base64url'), name: null };
      await store.insertGuest({ ...guest, token: hashed(token), created: Date.now() });
      const parts = [`${cookieName(secure)}=${token}`, 'Path=/', `Max-Age=${YEAR}`, 'HttpOnly', 'SameSite=Lax'];
      return { guest, setCookie: (secure ? [...parts, 'Secure'] : parts).join('; ') };
    },
    rename: (guest, name) => store.renameGuest(guest.id, name),
  };
}
