import { networkInterfaces } from 'node:os';

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

/** IPv4 addresses other devices at home can reach, the likeliest first. */
export function lanAddresses(): string[] {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return [...outside.filter((address) => PRIVATE.test(address)), ...outside.filter((it) => !PRIVATE.test(it))];
}

/** Whether a server bound to `host` answers on more than this machine. */
export const isOpenHost = (host: string): boolean => host === '0.0.0.0' || host === '::';
