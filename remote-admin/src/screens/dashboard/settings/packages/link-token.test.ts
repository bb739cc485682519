import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newLinkToken } from './link-token.ts';

it('is random, and has the hash that the server computes of it', () => {
  const tokens = Array.from({ length: 50 }, () => newLinkToken('cedar'));
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(50);
  for (const { token, tokenHash } of tokens) {
    expect(token).toMatch(/^cedar\.[\w-]{43}$/);
    expect(tokenHash).toBe(createHash('sha256').update(token).digest('base64url'));
  }
});
