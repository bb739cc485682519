import type { Comment } from '@hoa/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentThreads } from './comment-threads.ts';

const comment = (id: string, parentId?: string): Comment => ({
  id,
  topicId: 'topic',
  author: { uid: 'resident-1', displayName: 'Rae', role: 'resident' },
  content: id,
  createdAt: '2026-03-10T12:00:00.000Z',
  ...(parentId === undefined ? {} : { parentId }),
});
const shape = (comments: Comment[]) =>
  commentThreads(comments).map((thread) => [
    thread.comment.id,
    ...thread.replies.map(({ id }) => id),
  ]);

describe('commentThreads', () => {
  it('groups replies under their comment and keeps the order', () => {
    const comments = [comment('a'), comment('b'), comment('b1', 'b'), comment('a1', 'a')];
    expect(shape([...comments, comment('b2', 'b')])).toEqual([
      ['a', 'a1'],
      ['b', 'b1', 'b2'],
    ]);
  });

  it('puts a reply to a reply on the same level', () => {
    expect(shape([comment('a'), comment('a1', 'a'), comment('a2', 'a1')])).toEqual([
      ['a', 'a1', 'a2'],
    ]);
  });

  it('makes a reply top-level when its parent is missing', () => {
    expect(shape([comment('a1', 'gone'), comment('b')])).toEqual([['a1'], ['b']]);
  });

  it('contains every comment exactly once, with any parent', () => {
    const parents = fc.array(fc.option(fc.nat({ max: 20 }), { nil: undefined }), { maxLength: 20 });
    fc.assert(
      fc.property(parents, (numbers) => {
        const comments = numbers.map((parent, index) =>
          comment(String(index), parent === undefined ? undefined : String(parent)),
        );
        const shown = shape(comments).flat();
        expect(shown.toSorted()).toEqual(comments.map(({ id }) => id).toSorted());
      }),
    );
  });
});
