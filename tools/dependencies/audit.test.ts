import { expect, test } from 'vitest';
import { verdictOf } from './audit.mjs';

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
