import { describe, expect, it } from 'vitest';
import { PortalError } from './portal-error.ts';

describe('a PortalError', () => {
  it('says the specified English of its code', () => {
    expect(new PortalError('ticket-not-found').message).toBe('Ticket not found');
    expect(new PortalError('not-implemented').message).toBe('Live data mode not implemented yet');
  });

  it('says the specified English of a refusal, statuses by their labels [8.2.3]', () => {
    const error = PortalError.refused({
      code: 'status-transition',
      params: { from: 'new', to: 'resolved' },
    });
    expect(error.message).toBe('Invalid status transition from New to Resolved');
  });

  it('survives the store and JSON', () => {
    const error = new PortalError('invalid-input', { field: 'content' }, '1a2b3c4d');
    const data = JSON.parse(JSON.stringify(error.toData()));
    expect(PortalError.fromData(data)).toEqual(error);
    expect(data.message).toBe(error.message);
  });

  it('stays itself when it is caught and passed on', () => {
    const error = new PortalError('conflict');
    expect(PortalError.from(error)).toBe(error);
  });

  it('is recognised when another copy of the module threw it', () => {
    const thrown = new Error('Ticket not found');
    thrown.name = 'PortalError';
    const data = { code: 'ticket-not-found', params: {}, message: 'Ticket not found' };
    expect(PortalError.from(Object.assign(thrown, { toData: () => data }))).toMatchObject({
      code: 'ticket-not-found',
    });
  });

  it('is an abort when a signal gave up, and unexpected with its cause otherwise', () => {
    expect(PortalError.from(new DOMException('', 'AbortError')).code).toBe('aborted');
    const cause = new TypeError('x is not a function');
    expect(PortalError.from(cause)).toMatchObject({ code: 'unexpected', cause });
    expect(PortalError.from(cause).message).toBe('Something went wrong');
  });

  it('is expected unless something broke', () => {
    expect(new PortalError('conflict').isExpected).toBe(true);
    expect(new PortalError('unexpected').isExpected).toBe(false);
  });
});
