import { networkInterfaces } from 'node:os';

/** Private ranges, likeliest first: of home routers, of offices, and mostly of virtual machines. */
const LIKELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const rank = (address: string): number => {
  const kind = LIKELY.findIndex((likely) => likely.test(address));
  return kind < 0 ? LIKELY.length : kind;
};

/** IPv4 addresses that other devices in the home network can reach, the likeliest first. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a server bound to `host` answers on more than this machine. */
export const isOpenHost = (host: string): boolean => host === '0.0.0.0' || host === '::';
