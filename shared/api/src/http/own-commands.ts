import { type Operation, operations, type Tag } from '../operations.ts';
import type { Middleware } from '../pipeline.ts';
import { PortalError } from '../portal-error.ts';
import type { Repeatable } from '../request-id.ts';

/**
 * Tracks the commands that this page has sent, so that it does not refetch data twice: after its own command and again
 * after the event about it.
 */
export interface OwnCommands {
  /** Tracks the commands that pass. */
  readonly middleware: Middleware;
  /** Returns the changed tags that this page's own command will not refetch. */
  unread(request: string, changed: readonly Tag[]): readonly Tag[];
}

interface Sent {
  readonly name: Operation;
  /** Changed tags to be refetched when the command responds; undefined after the response. */
  leftToAnswer: Set<Tag> | undefined;
}

/** The event arrives shortly before or after the response, so a short history is enough. */
const maxRemembered = 100;

/** @param onUnread called with tags to refetch now, because a command failed without a response */
export function createOwnCommands(onUnread: (tags: Tag[]) => void): OwnCommands {
  const sent = new Map<string, Sent>();

  function note(request: string, name: Operation): Sent {
    const noted: Sent = { name, leftToAnswer: new Set() };
    sent.set(request, noted);
    const [oldest] = sent.keys();
    if (sent.size > maxRemembered && oldest !== undefined) sent.delete(oldest);
    return noted;
  }

  return {
    async middleware(call, next) {
      const { requestId } = call.input as Repeatable;
      if (operations[call.name].kind === 'query' || requestId === undefined) return next(call);
      const noted = note(requestId, call.name);
      try {
        const answer = await next(call);
        noted.leftToAnswer = undefined;
        return answer;
      } catch (error) {
        sent.delete(requestId);
        const left = [...(noted.leftToAnswer ?? [])];
        // A conflict refetches the same tags as a success.
        if (left.length > 0 && PortalError.from(error).code !== 'conflict') onUnread(left);
        throw error;
      }
    },
    unread(request, changed) {
      const noted = sent.get(request);
      if (!noted) return changed;
      const read: readonly Tag[] = operations[noted.name].tags;
      for (const tag of changed) if (read.includes(tag)) noted.leftToAnswer?.add(tag);
      return changed.filter((tag) => !read.includes(tag));
    },
  };
}
