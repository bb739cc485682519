import { PortalError } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import type { TopicAction } from '@hoa/domain/forums';
import { mockActors } from '@hoa/mock-data/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const actors: Record<'author' | 'neighbor' | 'treasurer' | 'moderator', Actor> = {
  author: mockActors.resident,
  neighbor: { ...mockActors.resident, uid: 'resident-7' },
  treasurer: { ...mockActors.admin, uid: 'admin-7', permissions: ['money'] },
  moderator: { ...mockActors.admin, permissions: ['forums'] },
};
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];
const actions = ['hide', 'show', 'lock', 'unlock'] as const satisfies readonly TopicAction[];

const step = fc.oneof(
  fc.record({ does: fc.constantFrom(...actions), who: fc.constantFrom(...names) }),
  fc.record({ does: fc.constant('comment' as const), who: fc.constantFrom(...names) }),
  fc.record({
    does: fc.constantFrom('hideComment' as const, 'showComment' as const),
    who: fc.constantFrom(...names),
    which: fc.nat(4),
  }),
);

/** A history's state as a simple model; `by` is the author of a comment. */
interface Model {
  isHidden: boolean;
  isLocked: boolean;
  readonly comments: { readonly id: string; readonly by: Name; isHidden: boolean }[];
}

const seesTopic = ({ isHidden }: Model, who: Name) =>
  !isHidden || who === 'author' || who === 'moderator';

it('only moderators moderate, and others never read what is hidden, in any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const { as } = openPortal({ settings: { topicOpeners: 'residents' } });
      const people = Object.fromEntries(names.map((name) => [name, as(actors[name])])) as Record<
        Name,
        ReturnType<typeof as>
      >;
      const topic = { title: 'Chess', description: 'The text', tags: [] };
      const { id: topicId } = await people.author.call('topics.create', topic);
      const model: Model = { isHidden: false, isLocked: false, comments: [] };
      for (const one of steps) {
        const { who } = one;
        const expected = advance(model, one);
        if (expected === 'nothing') continue;
        expect(await outcome(one), JSON.stringify(one)).toBe(expected);
        if (one.does !== 'comment' || expected !== 'ok') continue;
        const { items } = await people.moderator.call('topics.comments', { topicId });
        const added = items.find(({ id }) => !model.comments.some((known) => known.id === id));
        model.comments.push({ id: added?.id ?? '', by: who, isHidden: false });
      }
      for (const who of names) {
        const read = await people[who].call('topics.get', { topicId }).then(
          () => true,
          () => false,
        );
        expect(read, who).toBe(seesTopic(model, who));
        if (!read) continue;
        const { items } = await people[who].call('topics.comments', { topicId });
        expect(new Map(items.map(({ id, content }) => [id, content])), who).toEqual(
          new Map(
            model.comments.map(({ id, by, isHidden }) => {
              const isRead = !isHidden || by === who || who === 'moderator';
              return [id, isRead ? `By ${by}` : ''];
            }),
          ),
        );
      }

      async function outcome(one: typeof step extends fc.Arbitrary<infer T> ? T : never) {
        const person = people[one.who];
        try {
          if (one.does === 'comment') {
            await person.call('comments.add', { topicId, content: `By ${one.who}` });
          } else if ('which' in one) {
            const commentId = model.comments[one.which % model.comments.length]?.id ?? '';
            const reason = one.does === 'hideComment' ? { reason: 'Rude' } : {};
            await person.call('comments.moderate', { commentId, ...reason });
          } else {
            const action = { action: one.does, reason: 'Why', tags: [], mergedInto: '' };
            await person.call('topics.moderate', { topicId, ...action });
          }
          return 'ok';
        } catch (error) {
          return PortalError.from(error).code;
        }
      }
    }),
    { numRuns: 2000 },
  );
}, 120_000);

/** Does a step as the rules say; returns the outcome. */
function advance(
  model: Model,
  one: typeof step extends fc.Arbitrary<infer T> ? T : never,
): PortalError['code'] | 'ok' | 'nothing' {
  const { who } = one;
  if (one.does === 'comment') {
    if (!seesTopic(model, who)) return 'topic-hidden';
    return model.isLocked || model.isHidden ? 'topic-locked' : 'ok';
  }
  if ('which' in one && model.comments.length === 0) return 'nothing';
  if (who === 'treasurer') return 'permission-missing';
  if (who !== 'moderator') return 'admins-only';
  if ('which' in one) {
    const comment = model.comments[one.which % model.comments.length];
    const isHiding = one.does === 'hideComment';
    if (!comment || comment.isHidden === isHiding) return 'conflict';
    comment.isHidden = isHiding;
  } else {
    if (model.isHidden !== (one.does === 'show')) return 'conflict';
    if (one.does === 'hide' || one.does === 'show') model.isHidden = one.does === 'hide';
    else model.isLocked = one.does === 'lock';
  }
  return 'ok';
}
