import {
  defaultPermissions,
  mayManageAdmins,
  type OfficePermissions,
  offices,
  permissions,
} from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';

const getOffices: UseCase<'offices.get'> = async ({ actor, association, repositories }) => {
  assertAllowed(mayManageAdmins(actor));
  const adjusted = await repositories.offices.get(association.id);
  const { permissions = defaultPermissions, version = 0 } = adjusted ?? {};
  return { permissions: inOrder(permissions), version };
};

/** Changes the permissions of the offices; they apply to the next request of everyone who holds one. */
const saveOffices: UseCase<'offices.save'> = async (context, { permissions, version }) => {
  const { actor, association, repositories } = context;
  assertAllowed(mayManageAdmins(actor));
  const saved = repositories.offices.put({
    id: association.id,
    permissions: inOrder(permissions),
    ...(version > 0 && { version }),
  });
  return { permissions: saved.permissions, version: saved.version };
};

function inOrder(of: OfficePermissions): OfficePermissions {
  const listed = offices.map((office) => [
    office,
    permissions.filter((one) => of[office].includes(one)),
  ]);
  return Object.fromEntries(listed) as OfficePermissions;
}

export const officeUseCases = {
  'offices.get': getOffices,
  'offices.save': saveOffices,
} satisfies UseCases;
