import { expect, test } from 'vitest';
import { allowedHosts } from './allowed-hosts.ts';

const ours = allowedHosts([' Izvilina.example ', '']);

test.each([
  ...['izvilina.example', 'IZVILINA.example:443', 'izvilina.example.', 'localhost:3000', '127.0.0.1', '[::1]:3000'],
  ...[
    '192.168.1.20:3000',
    '[2001:db8::1]',
    'nas',
    'nas.local:3000',
    'games.home.arpa',
    'box.lan',
    'x.localhost',
    'pc.home',
  ],
])('%s is us', (host) => expect(ours(host)).toBe(true));

test.each([
  ...['evil.example', 'izvilina.example.evil.example', 'localhost.evil.example', 'evil.example:3000', '', null],
  ...['127.0.0.1.evil.example', 'a b', 'fritz.box'],
])('%s is not', (host) => expect(ours(host)).toBe(false));
