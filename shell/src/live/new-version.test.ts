import { callThrough, compose, PortalError, type PortalErrorCode, passTo } from '@hoa/api';
import { fakeGateway } from '@hoa/api/testing';
import { expect, it, vi } from 'vitest';
import { detectNewVersion } from './new-version.ts';

function open(code: PortalErrorCode) {
  const tell = vi.fn();
  const refuse = () => {
    throw new PortalError(code);
  };
  const server = passTo(fakeGateway({ 'account.get': refuse }));
  return { tell, call: callThrough(compose([detectNewVersion(tell), server])) };
}

it('reports once that the server has a newer release, and every call still fails', async () => {
  const { call, tell } = open('new-version');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(call('account.get', {})).rejects.toMatchObject({ code: 'new-version' });
  }
  expect(tell).toHaveBeenCalledOnce();
});

it.each(['updating', 'network', 'invalid-input'] as const)('says nothing of %s', async (code) => {
  const { call, tell } = open(code);
  await expect(call('account.get', {})).rejects.toMatchObject({ code });
  expect(tell).not.toHaveBeenCalled();
});
