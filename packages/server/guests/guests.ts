import { createHash, randomBytes } from 'node:crypto';
import { parseCookie } from './cookies.ts';
import { deviceKind } from './device-kind.ts';

export interface Guest {
  readonly id: string;
  readonly name: string | null;
  /** Id of the device this is. */
  readonly device: string;
}

/** A browser in which a guest is known. */
export interface Device {
  readonly id: string;
  /** «Firefox, Windows». */
  readonly kind: string;
  readonly created: number;
  /** Last use, to the day. */
  readonly seen: number;
}

interface KnownGuest extends Guest {
  /** When the token was last replaced. */
  readonly rotated: number;
  /** False for the previous token, which still works. */
  readonly newest: boolean;
}

/** Stores guests. Never the token itself, only its hash. */
export interface GuestStore {
  /** `device` and `kind` describe the guest's first browser. */
  insertGuest(guest: {
    readonly id: string;
    readonly name: string | null;
    readonly token: string;
    readonly created: number;
    readonly device?: string;
    readonly kind?: string;
  }): Promise<void>;
  /** Marks the guest as seen at `now`. */
  guestByToken(token: string, now: number): Promise<KnownGuest | null>;
  renameGuest(id: string, name: string): Promise<void>;
  /** The previous token works until the new one has been used once. False when another request was faster. */
  rotateToken(change: {
    readonly device: string;
    readonly from: string;
    readonly to: string;
    readonly now: number;
  }): Promise<boolean>;
  /** Sets the push address of a guest's device; null: it must not be called any more. */
  setPushAddress(guest: string, device: string, endpoint: string | null): Promise<void>;
  pushAddresses(guest: string): Promise<readonly { readonly device: string; readonly endpoint: string }[]>;
  /** The last used first. */
  devicesOf(guest: string): Promise<readonly Device[]>;
  removeDevices(guest: string, devices: readonly string[]): Promise<void>;
  /** Removes the guest with all devices and seats; the authority removes what tables know of them. */
  removeGuest(id: string): Promise<void>;
  /** Removes guests who are due; looks at `limit` of them at most. `more`: there may be others. */
  sweepGuests(sweep: GuestSweep): Promise<{ readonly removed: number; readonly more: boolean }>;
}

export interface GuestSweep {
  readonly now: number;
  /** How long a guest who has a name or a seat is kept, in milliseconds since the last visit. */
  readonly keepPlayers: number;
  /** The same for guests with neither. */
  readonly keepVisitors: number;
  readonly limit: number;
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const YEAR = 365 * 24 * 60 * 60;
/** The longest a stolen cookie stays valid, provided its owner visits. */
export const ROTATE_AFTER = 7 * 24 * 60 * 60 * 1_000;

const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(32).toString('base64url');
const newId = (): string => randomBytes(16).toString('base64url');

/** `__Host-` ties the cookie to https on this very host; plain http on a home network cannot have it. */
const cookieName = (secure: boolean): string => (secure ? '__Host-izvilina' : 'izvilina');

/** The request by which a guest is recognised. */
export interface Visit {
  readonly cookie: string | undefined;
  readonly secure: boolean;
  readonly userAgent?: string | undefined;
}

type SignedOutListener = (devices: readonly string[], where: 'here' | 'elsewhere') => void;

export interface Guests {
  /** The guest of this cookie; null if there is none. */
  known(visit: Visit): Promise<Guest | null>;
  /** Makes a new guest, with the `Set-Cookie` for it. */
  welcome(visit: Visit): Promise<{ readonly guest: Guest; readonly setCookie: string }>;
  /** The `Set-Cookie` that keeps a returning guest for another year, from time to time with a new token. */
  renewal(visit: Visit): Promise<{ readonly setCookie: string; readonly rotated: boolean } | null>;
  /** The `Set-Cookie` that deletes the cookie. */
  forgetting(secure: boolean): string;
  rename(guest: Guest, name: string): Promise<void>;
  devicesOf(guest: Guest): Promise<readonly Device[]>;
  /** The cookies of these devices stop working at once, and their connections end. */
  signOut(guest: Guest, devices: readonly string[]): Promise<void>;
  /** Removes everything stored about the guest outside tables; all their connections end. */
  remove(guest: Guest): Promise<void>;
  /** Called with the devices that were signed out, on this node or another. Returns the function that unsubscribes. */
  onSignedOut(listener: SignedOutListener): () => void;
  /** Another node has signed these devices out. */
  signedOutElsewhere(devices: readonly string[]): void;
}

const tokenIn = ({ cookie, secure }: Visit): string | null => {
  const token = parseCookie(cookie, cookieName(secure));
  return token !== null && TOKEN.test(token) ? token : null;
};

function setCookie(token: string, secure: boolean, maxAge = YEAR): string {
  const parts = [`${cookieName(secure)}=${token}`, 'Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax'];
  return (secure ? [...parts, 'Secure'] : parts).join('; ');
}

export function createGuests(store: GuestStore, now: () => number): Guests {
  const listeners = new Set<SignedOutListener>();
  const signedOut = (devices: readonly string[], where: 'here' | 'elsewhere' = 'here') => {
    for (const listener of listeners) listener(devices, where);
  };
  const found = async (visit: Visit) => {
    const token = tokenIn(visit);
    const guest = token === null ? null : await store.guestByToken(hashed(token), now());
    return token === null || guest === null ? null : { token, guest };
  };
  return {
    async known(visit) {
      const known = await found(visit);
      if (!known) return null;
      const { id, name, device } = known.guest;
      return { id, name, device };
    },
    async welcome({ secure, userAgent }) {
      const token = newToken();
      const guest: Guest = { id: newId(), name: null, device: newId() };
      await store.insertGuest({ ...guest, token: hashed(token), created: now(), kind: deviceKind(userAgent) });
      return { guest, setCookie: setCookie(token, secure) };
    },
    async renewal(visit) {
      const known = await found(visit);
      if (!known?.guest.newest) return null; // another request has set the new cookie, and this one must not undo it
      const same = { setCookie: setCookie(known.token, visit.secure), rotated: false };
      if (now() - known.guest.rotated < ROTATE_AFTER) return same;
      const token = newToken();
      const change = { device: known.guest.device, from: hashed(known.token), to: hashed(token), now: now() };
      return (await store.rotateToken(change)) ? { setCookie: setCookie(token, visit.secure), rotated: true } : null;
    },
    forgetting: (secure) => setCookie('', secure, 0),
    rename: (guest, name) => store.renameGuest(guest.id, name),
    devicesOf: (guest) => store.devicesOf(guest.id),
    async signOut(guest, devices) {
      const theirs = new Set((await store.devicesOf(guest.id)).map(({ id }) => id));
      const ending = devices.filter((id) => theirs.has(id));
      await store.removeDevices(guest.id, ending);
      signedOut(ending);
    },
    async remove(guest) {
      const devices = (await store.devicesOf(guest.id)).map(({ id }) => id);
      await store.removeGuest(guest.id);
      signedOut(devices);
    },
    signedOutElsewhere: (devices) => signedOut(devices, 'elsewhere'),
    onSignedOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
