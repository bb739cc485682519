import type { UseCaseContext } from '../kernel/use-case.ts';
import { asAuthor } from '../people/shown-people.ts';

/** Returns an open topic of the actor without title, text and comments. */
export function newTopic({ actor, now, newId }: UseCaseContext) {
  const createdAt = now.toISOString();
  return {
    id: newId(),
    author: asAuthor(actor),
    createdAt,
    lastActivity: createdAt,
    commentsCount: 0,
    updatesCount: 0,
    viewsCount: 0,
    status: 'open',
    pinned: false,
    locked: false,
  } as const;
}
