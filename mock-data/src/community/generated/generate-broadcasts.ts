import { type Audience, type Author, priorities } from '@hoa/domain';
import { type StoredThread, type StoredThreadMessage, threadReaders } from '@hoa/use-cases';
import { mockUsers } from '../../mock-users.ts';
import { pick, seededRandom } from '../../random.ts';
import { heading, passage } from './phrases.ts';

const hourMs = 3_600_000;
const { uid, displayName } = mockUsers.admin;
const author: Author = { uid, displayName, role: 'admin' };

const audience: Audience = { type: 'all', value: '' };

export interface GeneratedBroadcasts {
  readonly threads: StoredThread[];
  /** One message for each thread, in the same order. */
  readonly messages: StoredThreadMessage[];
}

/** Generates broadcast threads to everyone, as Messages lists them; deterministic for a seed. */
export function generateBroadcasts(count: number, now: Date, seed = 1): GeneratedBroadcasts {
  const random = seededRandom(seed);
  const messages = Array.from({ length: count }, (_, index): StoredThreadMessage => {
    const sentMs = now.getTime() - (index * 6 + Math.floor(random() * 6)) * hourMs;
    const threadId = `generated-broadcast-${index + 1}`;
    const createdAt = new Date(sentMs).toISOString();
    const content = passage(random);
    return { id: `${threadId}-message`, threadId, content, author, createdAt, attachments: [] };
  });
  const threads = messages.map(
    ({ threadId, content, createdAt }): StoredThread => ({
      id: threadId,
      subject: heading(random),
      type: 'broadcast',
      priority: pick(random, priorities),
      participants: [author],
      lastActivity: createdAt,
      lastMessage: content,
      attachments: [],
      audience,
      readers: threadReaders({ type: 'broadcast', participants: [author], audience }),
      messagesCount: 1,
    }),
  );
  return { threads, messages };
}
