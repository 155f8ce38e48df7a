import { networkInterfaces } from 'node:os';

/** Home routers give out the first kind, offices the second; the third is mostly virtual machines. */
const LIKELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const rank = (address: string): number => {
  const kind = LIKELY.findIndex((likely) => likely.test(address));
  return kind < 0 ? LIKELY.length : kind;
};

/** IPv4 addresses other devices at home can reach, the likeliest first. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a server bound to `host` answers on more than this machine. */
export const isOpenHost = (host: string): boolean => host === '0.0.0.0' || host === '::';
