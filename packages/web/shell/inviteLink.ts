/** What an invitation points at. On localhost the server tells its address in the home network: phones need that one. */
export const inviteLink = (path: string): string => `${origin()}${path}`;

const LOCAL = /^(localhost|127\.|\[::1\])/;
let lan: string | null = null;

const origin = (): string => (lan && LOCAL.test(location.hostname) ? lan : location.origin);

export function learnLanAddress(address: string | null): void {
  lan = address;
}
