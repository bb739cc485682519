import { allowed } from '../kernel/refusal.ts';
import { type Holder, hasPermission, needs } from '../people/has-permission.ts';

/** The people who may open forum topics. The choices with residents include administrators. */
export const topicOpeners = ['admins', 'residents-after-approval', 'residents'] as const;

export type TopicOpeners = (typeof topicOpeners)[number];

interface Settings {
  readonly topicOpeners?: TopicOpeners | undefined;
}

/** Administrators of forums always; residents if the association allows it. */
export function mayOpenTopics(actor: Holder, { topicOpeners: openers = 'admins' }: Settings) {
  const isOpener = actor.role === 'resident' && openers !== 'admins';
  return isOpener ? allowed : needs('forums')(actor);
}

/** Returns true if the actor's topics wait until a moderator approves them. */
export function needsApproval(actor: Holder, settings: Settings): boolean {
  return settings.topicOpeners === 'residents-after-approval' && !hasPermission(actor, 'forums');
}
