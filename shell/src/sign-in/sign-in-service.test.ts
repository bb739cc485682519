import { PortalError, type PortalErrorCode } from '@hoa/api';
import type { HttpClient } from '@hoa/api/http';
import { expect, it } from 'vitest';
import { createSignInService } from './sign-in-service.ts';

const email = 'rae@cedarhollow.example';

/** The service on a server that refuses every request. */
function refused(code: PortalErrorCode) {
  const client: HttpClient = { send: () => Promise.reject(new PortalError(code)) };
  return createSignInService(client);
}

it('names the limit that a request is above', async () => {
  const service = refused('too-many-requests');
  await expect(service.send(email, '/')).rejects.toMatchObject({ code: 'too-many-links' });
  await expect(service.signInByCode(email, '123456')).rejects.toMatchObject({
    code: 'too-many-codes',
  });
});

it('leaves other errors as they are', async () => {
  const service = refused('network');
  await expect(service.send(email, '/')).rejects.toMatchObject({ code: 'network' });
  await expect(service.signInByCode(email, '123456')).rejects.toMatchObject({ code: 'network' });
});
