import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { localLimiter } from '../limits/limiter.ts';
import { LIMITS } from '../limits/limits.ts';
import { createPushes } from './push.ts';
import { isPushService } from './push-services.ts';
import { vapid } from './vapid.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
const keys = vapid({ publicKey: point.toString('base64url'), privateKey: d, subject: 'mailto:a@example.org' });
const NOW = Date.UTC(2026, 10, 16);
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilnotify.windows.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://localhost/x', false],
  ['nonsense', false],
])('a call may go to %s: %s', (endpoint, may) => {
  expect(isPushService(endpoint)).toBe(may);
});

it('the proof is signed for this service, by us, for half a day', () => {
  const [, claim = '', signature = ''] = /t=(.+)\.([^.]+), k=/.exec(keys.authorization(ENDPOINT, NOW)) ?? [];
  const key = createPublicKey(privateKey);
  const signed = Buffer.from(signature, 'base64url');
  expect(verify('sha256', Buffer.from(claim), { key, dsaEncoding: 'ieee-p1363' }, signed)).toBe(true);
  expect(JSON.parse(Buffer.from(claim.split('.')[1] ?? '', 'base64url').toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    sub: 'mailto:a@example.org',
    exp: NOW / 1_000 + 43_200,
  });
});

it('keys that are no pair are refused', () => {
  const subject = 'mailto:a@example.org';
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ?? '';
  expect(() => vapid({ publicKey: 'AAAA', privateKey: d, subject })).toThrow();
  expect(() => vapid({ publicKey: keys.publicKey, privateKey: other, subject })).toThrow();
});

function rig(status: number, endpoints: readonly string[] = [ENDPOINT]) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const cleared: unknown[] = [];
  const failures: unknown[] = [];
  const pushes = createPushes({
    store: {
      pushAddresses: async () => endpoints.map((endpoint, n) => ({ device: `device ${n}`, endpoint })),
      setPushAddress: async (...change) => void cleared.push(change),
    },
    vapid: keys,
    limiter: localLimiter(LIMITS),
    fetch: async (url, init) => {
      asked.push({ url: String(url), init });
      return new Response(null, { status });
    },
    now: () => NOW,
    failed: (error) => failures.push(error),
  });
  return { pushes, asked, cleared, failures };
}

it('a call carries nothing, follows no redirect, and goes only to push services', async () => {
  const { pushes, asked, failures } = rig(201, [ENDPOINT, 'https://10.0.0.1/x']);
  await pushes.call('anna');
  expect(asked.map(({ url }) => url)).toEqual([ENDPOINT]);
  expect(asked[0]?.init).toMatchObject({ method: 'POST', redirect: 'error' });
  expect(asked[0]?.init?.body).toBeUndefined();
  expect(failures).toEqual([]);
});

it('an address that was taken back is forgotten; any other failure is told and harms nobody', async () => {
  const gone = rig(410);
  await gone.pushes.call('anna');
  expect(gone.cleared).toEqual([['anna', 'device 0', null]]);
  const broken = rig(500);
  await broken.pushes.call('anna');
  expect([broken.cleared.length, broken.failures.length]).toEqual([0, 1]);
});

it('nobody is called without end', async () => {
  const { pushes, asked } = rig(201);
  for (let n = 0; n < 50; n++) await pushes.call('anna');
  expect(asked).toHaveLength(LIMITS.callsByGuest.burst);
});
