import { describe, expect, it, vi } from 'vitest';
import type { Tag } from '../operations.ts';
import { callThrough, compose } from '../pipeline.ts';
import { PortalError } from '../portal-error.ts';
import { createOwnCommands } from './own-commands.ts';

const message = {
  ticketId: 'TKT-1001',
  content: 'Hello',
  isInternal: false,
  attachments: [],
  requestId: 'r1',
};
const changed: readonly Tag[] = ['tickets', 'announcements'];

function withResolvers() {
  let resolve: (answer: never) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { promise, resolve, reject };
}

function open() {
  const answer = withResolvers();
  const unread = vi.fn();
  const own = createOwnCommands(unread);
  const call = callThrough(compose([own.middleware, () => answer.promise]));
  const sent = call('tickets.postMessage', message);
  return { own, unread, sent, ...answer };
}

describe('what a command changed', () => {
  it('is not read again, whether its answer or the event comes first', async () => {
    const { own, unread, sent, resolve } = open();
    expect(own.unread('r1', changed)).toEqual(['announcements']);
    resolve({} as never);
    await sent;
    expect(own.unread('r1', changed)).toEqual(['announcements']);
    expect(unread).not.toHaveBeenCalled();
  });

  it('is read when another person sent the command', () => {
    const { own } = open();
    expect(own.unread('r2', changed)).toEqual(changed);
  });

  it('is read when the answer is lost, whether the event comes before or after', async () => {
    const { own, unread, sent, reject } = open();
    own.unread('r1', changed);
    reject(new PortalError('network'));
    await expect(sent).rejects.toMatchObject({ code: 'network' });
    expect(unread).toHaveBeenCalledExactlyOnceWith(['tickets']);
    expect(own.unread('r1', changed)).toEqual(changed);
  });
});
