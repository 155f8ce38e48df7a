import { expect, test } from 'vitest';
import { localLimiter } from '../limits/limiter.ts';
import { LIMITS } from '../limits/limits.ts';
import { securityLog } from './security-log.ts';

test('says who and what without a whole id, and a flood of one kind fills no disk', () => {
  let now = 0;
  const lines: unknown[] = [];
  const limiter = localLimiter({ ...LIMITS, securityLines: { burst: 2, perSecond: 1 } }, () => now);
  const note = securityLog({ warn: (...line: unknown[]) => lines.push(line) } as never, limiter);
  for (let n = 0; n < 100; n++) note('unknown token', { address: '203.0.113.7' });
  note('signed out', { guest: 'abcdefghijklmnop' });
  expect(lines).toHaveLength(3);
  expect(lines[2]).toEqual([expect.objectContaining({ security: true, guest: 'abcdef' }), 'signed out']);
  now += 1_000;
  note('unknown token', { address: '203.0.113.8' });
  expect(lines[3]).toEqual([expect.objectContaining({ address: '203.0.113.8', more: 98 }), 'unknown token']);
});
