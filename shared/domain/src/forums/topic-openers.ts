import { allowed, type Decision } from '../kernel/refusal.ts';
import { type Holder, needs } from '../people/has-permission.ts';

/** Who may open forum topics. `residents` includes administrators. */
export const topicOpeners = ['admins', 'residents'] as const;

export type TopicOpeners = (typeof topicOpeners)[number];

/** Administrators of forums always; residents if the association allows it. */
export function mayOpenTopics(
  actor: Holder,
  settings: { readonly topicOpeners?: TopicOpeners | undefined },
): Decision {
  const isOpener = actor.role === 'resident' && settings.topicOpeners === 'residents';
  return isOpener ? allowed : needs('forums')(actor);
}
