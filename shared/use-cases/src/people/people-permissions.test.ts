import { type Operation, PortalError, type PortalErrorCode } from '@hoa/api';
import { type Role, roles } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { exampleInputs } from '../testing/index.ts';
import { openPortal } from '../testing/sample-portal.ts';

type PeopleOperation = Extract<
  Operation,
  | `people.${string}`
  | `homes.${string}`
  | `buildings.${string}`
  | `seats.${string}`
  | `imports.${string}`
  | `exports.${string}`
  | `audit.${string}`
  | `passkeys.${string}`
  | `offices.${string}`
>;
type Answer = 'ok' | PortalErrorCode;

const admins: Record<Role, Answer> = {
  resident: 'admins-only',
  vendor: 'admins-only',
  admin: 'ok',
};

/** A new operation needs its row. */
const table: Record<PeopleOperation, Record<Role, Answer>> = {
  'people.list': admins,
  'people.get': admins,
  'people.invite': admins,
  'people.sendInvitation': admins,
  'people.uninvited': admins,
  'people.sendInvitations': admins,
  'people.correct': admins,
  'people.importPreview': admins,
  'people.import': admins,
  'people.changeMembership': admins,
  'people.endMembership': admins,
  'people.addSeat': admins,
  'people.endSeat': admins,
  'people.viewAs': admins,
  'people.stopViewing': admins,
  'people.remove': admins,
  'people.restore': admins,
  'people.changeEmail': admins,
  'buildings.list': admins,
  'buildings.rename': admins,
  'homes.list': admins,
  'homes.get': admins,
  'homes.add': admins,
  'homes.change': admins,
  'homes.remove': admins,
  'homes.recordSale': admins,
  'homes.undoSale': admins,
  'homes.importPreview': admins,
  'homes.import': admins,
  'seats.importPreview': admins,
  'seats.import': admins,
  'imports.list': admins,
  'imports.undo': admins,
  'exports.get': admins,
  'exports.request': admins,
  'exports.packages': admins,
  'exports.makePackage': admins,
  'exports.revokePackage': admins,
  'audit.list': admins,
  'offices.get': admins,
  'offices.save': admins,
  'passkeys.list': admins,
  'passkeys.begin': admins,
  'passkeys.add': admins,
  'passkeys.remove': admins,
};
const names = Object.keys(table) as PeopleOperation[];

describe.each(roles)('a %s', (role) => {
  it.each(names)('is answered by %s as the table says [V8.1.2]', async (name) => {
    const auditTrail = { list: async () => ({ items: [], total: 0 }) };
    const passkeys = {
      list: async () => [],
      begin: async () => ({}),
      add: async () => {},
      remove: async () => {},
    };
    const { run } = openPortal({ auditTrail, passkeys });
    const answer = await run(mockActors[role], name, exampleInputs[name]).then(
      () => 'ok',
      (error: unknown) => PortalError.from(error).code,
    );
    expect(answer).toBe(table[name][role]);
  });
});
