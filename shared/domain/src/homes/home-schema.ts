import * as z from 'zod/mini';
import {
  idSchema,
  isoDateSchema,
  optionalLine,
  optionalText,
  percentSchema,
} from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { tenures } from '../people/roles.ts';
import { saleSchema } from './sale-schema.ts';

const labelInvalid: ValidationCode = 'home-label-invalid';
const shareInvalid: ValidationCode = 'share-invalid';

/** A building of an association; detached homes have none. */
export const buildingSchema = z.object({ id: z.string(), name: z.string() });

export type AssociationBuilding = z.infer<typeof buildingSchema>;

/** A home; `id` is its label as the association writes it, such as `A-101` or `12 Maple Lane`. */
export const unitSchema = z.object({
  id: z.string(),
  /** The id of its building. */
  building: z.optional(z.string()),
  address: z.optional(z.string()),
  /** Its share in the association, or its weight in votes. */
  share: z.optional(z.number()),
  notes: z.optional(z.string()),
  /** `unitSearchKey` of the id, to look it up by; the database computes it itself. */
  searchKey: z.optional(z.string()),
});

export type Unit = z.infer<typeof unitSchema>;

/** Commas separate labels where several are typed; colons separate them from other ids. */
const labelSchema = z
  .string(labelInvalid)
  .check(
    z.trim(),
    z.minLength(1, labelInvalid),
    z.maxLength(60, labelInvalid),
    z.regex(/^[^,:;\p{Cc}]*$/u, labelInvalid),
  );

const shareSchema = z
  .number(shareInvalid)
  .check(z.gt(0, shareInvalid), z.lte(1_000_000, shareInvalid));

/** A text field of a share ('2.5' or '2,5'); the output of a blank field is undefined. */
const shareField = z.pipe(
  z.pipe(
    z.string(shareInvalid),
    z.transform((typed) => {
      const bare = typed.trim().replace(',', '.');
      if (bare === '') return undefined;
      return /^\d*\.?\d+$/.test(bare) ? Number(bare) : Number.NaN;
    }),
  ),
  z.optional(shareSchema),
);

/** The fields of a home as an administrator enters them. */
const homeFields = {
  label: labelSchema,
  /** The name of its building; a new name adds a building. '' for none. */
  building: optionalLine(),
  address: optionalLine(),
  share: z.optional(shareSchema),
  notes: optionalText(),
};

export const newHomeSchema = z.object(homeFields);

export const homeChangeSchema = z.object({
  ...homeFields,
  /** The version that the change is based on. */
  version: z.int().check(z.gte(1), z.lte(2 ** 31 - 1)),
});

export type HomeChange = z.output<typeof newHomeSchema>;

/** The form of a home. */
export const homeFormSchema = z.object({ ...homeFields, share: shareField });

export const buildingChangeSchema = z.object({
  id: idSchema,
  name: optionalLine().check(z.minLength(1, 'name-required' satisfies ValidationCode)),
});

/** A home with its building's name and the people who own it or live in it, now or later. */
export const homeEntrySchema = z.extend(z.omit(unitSchema, { searchKey: true, building: true }), {
  building: z.optional(buildingSchema),
  people: z.array(
    z.object({
      uid: z.string(),
      displayName: z.string(),
      membershipId: z.string(),
      tenure: z.optional(z.enum(tenures)),
      /** The percentage that an owner holds, if known, in hundredths of a percent. */
      ownership: z.optional(percentSchema),
      since: isoDateSchema,
      until: z.optional(isoDateSchema),
    }),
  ),
  version: z.int(),
});

export type HomeEntry = z.infer<typeof homeEntrySchema>;

/** A home with the sale that will happen, if there is one. */
export const homeWithSaleSchema = z.extend(homeEntrySchema, { sale: z.optional(saleSchema) });

export type HomeWithSale = z.infer<typeof homeWithSaleSchema>;

/** A line of a CSV file of homes. */
export const homeLineSchema = z.object({
  /** The line number in the file, from 1. */
  line: z.int(),
  label: z.string(),
  building: z.string(),
  address: z.string(),
  share: z.optional(z.number()),
  notes: z.string(),
});

export type HomeLine = z.infer<typeof homeLineSchema>;
