import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/date-schema.ts';
import { audienceTags, buildings } from './audience.ts';
import { personSchema } from './person-schema.ts';
import { roles, tenures } from './roles.ts';

export const buildingSchema = z.object({ id: z.enum(buildings), name: z.string() });

export type AssociationBuilding = z.infer<typeof buildingSchema>;

/** A home; `id` is its number, such as `A-101`. */
export const unitSchema = z.object({
  id: z.string(),
  building: z.enum(buildings),
  /** `unitSearchKey` of the id, to look it up by; the database computes it itself. */
  searchKey: z.optional(z.string()),
});

export type Unit = z.infer<typeof unitSchema>;

/** A person known to an association; `id` is the same as `uid`. */
export const knownPersonSchema = z.extend(personSchema, {
  id: z.string(),
  phone: z.optional(z.string()),
  /** The roles of memberships that have not ended. */
  roles: z.optional(z.array(z.enum(roles))),
  /** The units of memberships that have not ended. */
  units: z.optional(z.array(z.string())),
  /** The time at which an administrator removed them from the association. */
  removedAt: z.optional(isoDateSchema),
});

export type KnownPerson = z.infer<typeof knownPersonSchema>;

/** A person's role in an association, and from when until when. A person may have several. */
export const membershipSchema = z.object({
  id: z.string(),
  uid: z.string(),
  role: z.enum(roles),
  /** Residents only. */
  unit: z.optional(z.string()),
  tenure: z.optional(z.enum(tenures)),
  since: isoDateSchema,
  /** The moment it ended or will end. */
  until: z.optional(isoDateSchema),
  /** Residents only: the groups that they opted in to or were elected to. */
  groups: z.array(z.enum(audienceTags)),
});

export type Membership = z.infer<typeof membershipSchema>;
