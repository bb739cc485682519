import * as z from 'zod/mini';
import { offices, permissions } from './offices.ts';

const permissionsSchema = z.array(z.enum(permissions)).check(z.maxLength(permissions.length));

/** The permissions of the offices. */
export const officePermissionsSchema = z.record(z.enum(offices), permissionsSchema);

/** The permissions of the offices as the association has adjusted them; the id is the association's. */
export const adjustedOfficesSchema = z.object({
  id: z.string(),
  permissions: officePermissionsSchema,
});

export type AdjustedOffices = z.infer<typeof adjustedOfficesSchema>;

/** The permissions of the offices, with the version that a change must name: 0 before the first. */
export const versionedOfficesSchema = z.object({
  permissions: officePermissionsSchema,
  version: z.int().check(z.gte(0), z.lte(2 ** 31 - 1)),
});
