import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { verdictOf } from './audit.mjs';
import { ROOT } from './paths.mjs';

const answer = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } });

test('an audit fails for what is grave, and says so where nobody answered', () => {
  expect(verdictOf(answer({ low: 2, high: 0, critical: 0 }))).toMatchObject({ holes: false });
  expect(verdictOf(answer({ low: 0, high: 1, critical: 0 }))).toMatchObject({ holes: true });
  expect(verdictOf('{"message":"405 Method Not Allowed"}')).toMatchObject({
    holes: false,
    line: expect.stringContaining('NOT audited'),
  });
  expect(verdictOf('')).toMatchObject({ holes: false });
});

test('the bill of materials is made without a network and names what the server runs on', () => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only', '--offline'];
  const bill = JSON.parse(
    execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const names = bill.components.map(({ name }: { name: string }) => name);
  for (const name of ['fastify', 'ws', 'zod', 'react']) expect(names).toContain(name);
  expect(names).not.toContain('vitest');
}, 30_000);
