import { type Holder, hasPermission } from '../people/has-permission.ts';
import type { Permission } from '../people/offices.ts';
import type { AuditSubject } from './association-schema.ts';

/** All these permissions are needed to read the history of a subject. */
const needed: Record<AuditSubject['kind'], readonly Permission[]> = {
  ticket: ['tickets'],
  unit: ['money', 'people'],
  person: ['people'],
  association: ['association'],
};

export function seesHistory(actor: Holder, { kind }: Pick<AuditSubject, 'kind'>): boolean {
  return needed[kind].every((permission) => hasPermission(actor, permission));
}
