import { type Actor, mayWriteMessages } from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';

/** The id of a person's draft: of a reply in a thread, or of a `new` message. */
export const draftId = ({ uid }: Pick<Actor, 'uid'>, place: string) => `${uid}:${place}`;

/** An administrator's view as a person does not show what they are about to write. */
const getDraft: UseCase<'messageDrafts.get'> = async ({ actor, repositories }, { place }) => {
  if (actor.impersonation === 'view') return null;
  const draft = await repositories.messageDrafts.get(draftId(actor, place));
  if (!draft) return null;
  const { toOffice, people, subject, content } = draft;
  return { toOffice, people, subject, content };
};

/** Replaces the draft, also one that another device has stored since. */
const saveDraft: UseCase<'messageDrafts.save'> = async (context, { place, ...draft }) => {
  const { actor, repositories } = context;
  assertAllowed(mayWriteMessages(actor));
  const id = draftId(actor, place);
  const before = await repositories.messageDrafts.get(id);
  if (draft.subject.trim() !== '' || draft.content.trim() !== '') {
    repositories.messageDrafts.put({ ...before, ...draft, id, uid: actor.uid });
  } else if (before) repositories.messageDrafts.remove(id);
  return {};
};

export const draftUseCases = {
  'messageDrafts.get': getDraft,
  'messageDrafts.save': saveDraft,
} satisfies UseCases;
