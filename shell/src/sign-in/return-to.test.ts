import { hostileAddresses } from '@hoa/domain/testing';
import { expect, it } from 'vitest';
import { readReturnTo } from './return-to.ts';

it.each(hostileAddresses.map((address) => [JSON.stringify(address), address]))(
  '%s is no way back',
  (_, returnTo) => {
    expect(readReturnTo({ returnTo })).toBe('/');
  },
);

it('there are at least forty hostile addresses', () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(40);
});
