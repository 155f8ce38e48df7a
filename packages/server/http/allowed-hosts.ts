import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Names that nobody can register: only a home network or this machine answers to them. */
const AT_HOME = /^[^.]+$|\.(localhost|local|localdomain|lan|home|corp|intranet|private|internal|test|home\.arpa)$/;

/** Whether a request that names this host (`example.org:3000`) is meant for us. */
export type HostCheck = (host: string | null) => boolean;

/**
 * A page of another site whose name is pointed at our address (DNS rebinding) would be same-origin with us for the
 * browser. So a public name is answered only if it is in the settings; addresses and names of a home network always are.
 */
export function allowedHosts(names: readonly string[]): HostCheck {
  const known = new Set([...names.map((name) => name.trim().toLowerCase()).filter(Boolean), hostname().toLowerCase()]);
  return (host) => {
    if (host === null || !URL.canParse(`http://${host}`)) return false;
    const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$|\.$/g, '');
    return known.has(name) || isIP(name) !== 0 || AT_HOME.test(name);
  };
}
