import { expect, test } from 'vitest';
import { judge } from './audit.mjs';

const advisory = (severity: string) => ({
  severity,
  module_name: 'left-pad',
  title: 'Pads too far',
  url: 'https://example.org/1',
});

test.each([
  ['no known hole', {}, { passed: 1, failed: 0 }, []],
  [
    'a hole that can wait',
    { 1: advisory('moderate') },
    { passed: 1, failed: 0 },
    ['moderate: left-pad: Pads too far (https://example.org/1)'],
  ],
  [
    'two that cannot',
    { 1: advisory('high'), 2: advisory('critical') },
    { passed: 0, failed: 2 },
    [
      'high: left-pad: Pads too far (https://example.org/1)',
      'critical: left-pad: Pads too far (https://example.org/1)',
    ],
  ],
])('dependencies with %s [V15.1.1 V15.2.1]', (_, advisories, counts, lines) => {
  const output = `npm warn Unknown user config\n${JSON.stringify({ advisories, metadata: {} })}\n`;
  expect(judge(output)).toEqual({ counts, lines });
});

test.each([
  [
    '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE","message":"responded with 405"}}',
    'responded with 405',
  ],
  ['npm warn a\nrequest to https://registry failed', 'request to https://registry failed'],
  ['{"advisories"', '{"advisories"'],
  ['', 'no answer'],
])('a registry that says %j is not taken for one that knows of none', (output, reason) => {
  expect(judge(output)).toEqual({
    counts: { passed: 0, failed: 0, skipped: 1 },
    lines: [`Known holes: not checked, since the registry did not say: ${reason}`],
  });
});
