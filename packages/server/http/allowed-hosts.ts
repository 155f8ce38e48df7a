import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Names that cannot be registered: they exist only in a home network or on this machine. */
const AT_HOME = /^[^.]+$|\.(localhost|local|localdomain|lan|home|corp|intranet|private|internal|test|home\.arpa)$/;

/** Whether a request that names this host (`example.org:3000`) is meant for us. */
export type HostCheck = (host: string | null) => boolean;

/**
 * If another site's name is pointed at our address (DNS rebinding), its pages are same-origin with us for the browser.
 * So a public name is accepted only if it is in the settings; addresses and names of a home network always are.
 */
export function allowedHosts(names: readonly string[]): HostCheck {
  const known = new Set([...names.map((name) => name.trim().toLowerCase()).filter(Boolean), hostname().toLowerCase()]);
  return (host) => {
    if (host === null || !URL.canParse(`http://${host}`)) return false;
    const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$|\.$/g, '');
    return known.has(name) || isIP(name) !== 0 || AT_HOME.test(name);
  };
}
