import * as z from 'zod/mini';
import { audienceTags, buildings } from './audience.ts';
import { authorRoles } from './roles.ts';

export const personSchema = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
});

export type Person = z.infer<typeof personSchema>;

export const submitterSchema = z.extend(personSchema, { unit: z.optional(z.string()) });

export type Submitter = z.infer<typeof submitterSchema>;

export const authorSchema = z.object({
  uid: z.string(),
  displayName: z.string(),
  role: z.enum(authorRoles),
  /** Missing if the person hides it from the reader. */
  unit: z.optional(z.string()),
  /** Missing if the person hides it from the reader. */
  title: z.optional(z.string()),
});

export type Author = z.infer<typeof authorSchema>;

/** A household's contact person in the residents' directory; `id` is the same as `uid`. */
export const residentSchema = z.extend(personSchema, {
  id: z.string(),
  unit: z.string(),
  building: z.enum(buildings),
  phone: z.optional(z.string()),
  /** The groups whose broadcasts the household gets; `residents` once it opted in. */
  groups: z.optional(z.array(z.enum(audienceTags))),
});

export type Resident = z.infer<typeof residentSchema>;

/** The contact details of a person that the reader may see. */
export const contactSchema = z.object({
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Vendors only. */
  services: z.optional(z.array(z.string())),
});

export type Contact = z.infer<typeof contactSchema>;
