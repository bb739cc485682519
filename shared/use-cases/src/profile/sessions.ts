import { PortalError } from '@hoa/api';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { OwnSessions } from '../ports/services.ts';

/** Lists the person's active sessions. */
const listSessions: UseCase<'sessions.list'> = (context) => sessionsOf(context).list();

/** Ends one of the person's own sessions, for example on a lost device. */
const endSession: UseCase<'sessions.end'> = async (context, { sessionId }) => {
  await sessionsOf(context).end(sessionId);
  return {};
};

function sessionsOf({ sessions }: UseCaseContext): OwnSessions {
  if (!sessions) throw new PortalError('not-supported');
  return sessions;
}

export const sessionUseCases = {
  'sessions.list': listSessions,
  'sessions.end': endSession,
} satisfies UseCases;
