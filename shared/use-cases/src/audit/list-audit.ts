import { PortalError } from '@hoa/api';
import { listPageSize, maySeeHistory } from '@hoa/domain';
import { assertAllowed } from '../kernel/assert-allowed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { auditSubjectKey } from './audit-subjects.ts';
import { shownChanges } from './shown-fields.ts';

/** Lists the recorded operations on a ticket, an account or a person, latest first. */
const listAudit: UseCase<'audit.list'> = async (context, { subject, limit, offset }) => {
  const { actor, association, auditTrail } = context;
  assertAllowed(maySeeHistory(actor));
  if (!auditTrail) throw new PortalError('not-supported');
  const { items, total } = await auditTrail.list(association, {
    subject: auditSubjectKey(subject),
    limit: limit ?? listPageSize,
    offset: offset ?? 0,
  });
  return {
    items: items.map(({ id, at, by, operation, records }) => ({
      id,
      at,
      by,
      operation,
      changes: records.flatMap(shownChanges),
    })),
    total,
  };
};

export const auditUseCases = { 'audit.list': listAudit } satisfies UseCases;
