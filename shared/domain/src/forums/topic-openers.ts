import { allowIf, type Decision } from '../kernel/refusal.ts';
import type { Actor } from '../people/roles.ts';

/** Who may open forum topics. `residents` includes administrators. */
export const topicOpeners = ['admins', 'residents'] as const;

export type TopicOpeners = (typeof topicOpeners)[number];

/** Administrators always; residents if the association allows it. */
export function mayOpenTopics(
  { role }: Pick<Actor, 'role'>,
  settings: { readonly topicOpeners?: TopicOpeners | undefined },
): Decision {
  const isOpener = role === 'resident' && settings.topicOpeners === 'residents';
  return allowIf(role === 'admin' || isOpener, 'admins-only');
}
