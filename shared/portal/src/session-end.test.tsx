import { PortalError } from '@hoa/api';
import { actors } from '@hoa/domain/testing';
import { expect, it, vi } from 'vitest';
import { portalApi } from './api.ts';
import { mockSignedIn } from './app-state.ts';
import { createPortalStore } from './store.ts';
import { fakeGateway } from './testing/index.ts';

const { uid, email, displayName, role } = actors.resident;
const resident = { role, user: { uid, email, displayName } };
const read = portalApi.endpoints.read.initiate({ operation: 'profile.get', input: {} });

function signedInStore(answer: () => Promise<never>) {
  const onSessionEnd = vi.fn();
  const gateway = fakeGateway({ 'profile.get': answer });
  const store = createPortalStore(gateway, resident, { onSessionEnd });
  return { store, onSessionEnd };
}

it.each(['read', 'write'] as const)('a refused %s ends the session, once', async (endpoint) => {
  const { store, onSessionEnd } = signedInStore(async () => {
    throw new PortalError('signed-out');
  });
  const call = { operation: 'profile.get', input: {} } as const;
  const run = () =>
    endpoint === 'read'
      ? store.dispatch(portalApi.endpoints.read.initiate(call))
      : store.dispatch(portalApi.endpoints.write.initiate(call));
  await Promise.all([run(), run()]);
  expect(store.getState().app).toMatchObject({ role: null, user: null });
  expect(onSessionEnd).toHaveBeenCalledOnce();
});

it('other failures leave the person signed in', async () => {
  const { store, onSessionEnd } = signedInStore(async () => {
    throw new PortalError('network');
  });
  await store.dispatch(read);
  expect(store.getState().app.user).toEqual(resident.user);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

it('a late refusal does not end the session of the next person', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const { store, onSessionEnd } = signedInStore(
    () =>
      new Promise<never>((_resolve, reject) => {
        refuse = reject;
      }),
  );
  const reading = store.dispatch(read);
  store.dispatch(mockSignedIn({ role: 'admin', user: { ...resident.user, uid: 'admin-1' } }));
  refuse(new PortalError('signed-out'));
  await reading;
  expect(store.getState().app.role).toBe('admin');
  expect(onSessionEnd).not.toHaveBeenCalled();
});
