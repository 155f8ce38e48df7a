import { isIP, isIPv4 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const MAPPED_HEX = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;
const LONGEST = 64;

/**
 * The key of an address for limits: IPv4 as it is, IPv6 by its first 64 bits, because one customer usually has that
 * whole prefix.
 */
export function addressKey(address: string): string {
  const bare = address.replace(/%.*$/, '').replace(/^\[(.*)\](:\d+)?$/, '$1');
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped !== undefined || isIPv4(bare)) return mapped ?? bare;
  if (isIP(bare) === 0) return withoutPort(bare).slice(0, LONGEST);
  const normal = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const hex = MAPPED_HEX.exec(normal);
  if (hex) return [hex[1], hex[2]].flatMap((group) => bytesOf(group as string)).join('.');
  return `${groupsOf(normal).slice(0, 4).join(':')}::/64`;
}

const bytesOf = (group: string): [number, number] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/** All eight groups; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

const withoutPort = (text: string): string => {
  const [host = ''] = text.split(':');
  return isIPv4(host) ? host : text;
};
