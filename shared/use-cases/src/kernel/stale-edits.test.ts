import { expect, test } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

type Portal = ReturnType<typeof openPortal>;
type Admin = ReturnType<Portal['as']>;

/** Each edit of a text, saved with what its author says they began with. */
const edits: Readonly<
  Record<string, (admin: Admin) => Promise<(seen?: string) => Promise<unknown>>>
> = {
  async news(admin) {
    const item = await admin.call('news.get', { id: 'news-pool-hours' });
    const { id, title, content, category, priority, pinned, urgent, published } = item;
    const form = { id, title, content, category, priority, pinned, urgent, published };
    return (seen = content) =>
      admin.call('news.save', {
        ...form,
        publishAt: item.publishAt ?? '',
        expireAt: item.expireAt ?? '',
        content: `${content} Changed.`,
        seen: { content: seen, title },
      });
  },
  async topic(admin) {
    const [first] = (await admin.call('topics.list', {})).items;
    if (!first) throw new Error('There is no topic.');
    const { id, title, description, tags, status } = first;
    return (seen = description) =>
      admin.call('topics.save', {
        id,
        title,
        description: `${description} Changed.`,
        tags,
        seen: { title, description: seen, tags, status },
      });
  },
  async comment(admin) {
    const { items } = await admin.call('topics.list', {});
    const topic = items.find(({ commentsCount }) => commentsCount > 0);
    const { items: comments } = await admin.call('topics.comments', { topicId: topic?.id ?? '' });
    const { id = '', content = '' } = comments[0] ?? {};
    return (seen = content) =>
      admin.call('comments.edit', {
        commentId: id,
        content: `${content} Changed.`,
        seen: { content: seen },
      });
  },
  async profile(admin) {
    const { displayName, email, phone = '' } = await admin.call('profile.get', {});
    return (seen = displayName) =>
      admin.call('profile.update', {
        displayName: `${displayName} II`,
        email,
        phone,
        seen: { displayName: seen, email, phone },
      });
  },
};

test.each(Object.keys(edits))(
  'an edit of a %s is accepted once, and refused when it is stale',
  async (what) => {
    const save = await edits[what]?.(openPortal().as('admin'));
    await expect(save?.('something else')).rejects.toMatchObject({ code: 'conflict' });
    await save?.();
    await expect(save?.()).rejects.toMatchObject({ code: 'conflict' });
  },
);
