import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { callerOf, isLoopback, sameOrigin } from './caller.ts';

const request = (headers: Record<string, string>) => Object.assign(new IncomingMessage(new Socket()), { headers });

test('an origin is ours when it names the host that was asked', () => {
  const plain = (origin: string | undefined, host: string | null) => sameOrigin(origin, { host, secure: false });
  expect(plain('http://192.168.1.5:3000', '192.168.1.5:3000')).toBe(true);
  expect(plain('https://play.example', 'play.example')).toBe(true); // a proxy that is not trusted ends TLS
  expect(plain('http://[::1]:3000', '[::1]:3000')).toBe(true);
  for (const other of ['http://evil.example', 'http://192.168.1.5:3001', 'null', '', undefined])
    expect(plain(other, '192.168.1.5:3000')).toBe(false);
  expect(plain('http://a', null)).toBe(false);
});

test('over https no page that came over plain http is ours: whoever is on the line may have written it', () => {
  const secure = (origin: string) => sameOrigin(origin, { host: 'PLAY.example:443', secure: true });
  expect(secure('https://play.example')).toBe(true);
  expect(secure('http://play.example')).toBe(false);
  expect(secure('http://play.example:443')).toBe(false);
});

test('forwarded headers count only behind a proxy of ours, and only its own entry', () => {
  const forged = request({ 'x-forwarded-for': '6.6.6.6, 1.2.3.4', 'x-forwarded-proto': 'https', host: 'h' });
  expect(callerOf(forged, true)).toEqual({ address: '1.2.3.4', secure: true, host: 'h' });
  expect(callerOf(forged, false)).toEqual({ address: '', secure: false, host: 'h' });
});

test('a host that could break out of a header is none', () => {
  for (const host of ["h; script-src 'unsafe-inline'", 'h h', 'h/', ''])
    expect(callerOf(request({ host }), false).host).toBeNull();
});

test('this machine is this machine in all its spellings', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['192.168.1.5', '::2', '1.127.0.0', ''].some(isLoopback)).toBe(false);
});
