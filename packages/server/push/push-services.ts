/** The push services of all browsers. Calls are sent nowhere else, whatever address a page gives us. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const LONGEST = 1_000;

export function isPushService(endpoint: string): boolean {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return SERVICES.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
