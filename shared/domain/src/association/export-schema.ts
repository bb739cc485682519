import * as z from 'zod/mini';
import { calendarDaySchema, isoDateSchema, requiredDay } from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';

const periodFields = { from: calendarDaySchema, to: calendarDaySchema };

/** The period of an auditor's package, and the link that downloads it without sign-in. */
const packageLinkSchema = z.object({
  ...periodFields,
  /** The last day of the link. */
  endsOn: calendarDaySchema,
  /** The SHA-256 of the link's token, in base64url. The token itself is not stored. */
  tokenHash: z.string(),
  hoaId: z.string(),
  madeBy: z.string(),
  downloads: z.int(),
  downloadedAt: z.optional(isoDateSchema),
});

/** An export that an administrator requested: of everything, or an auditor's package. */
export const associationExportSchema = z.object({
  /** Also the id of its file. */
  id: z.string(),
  uid: z.string(),
  requestedAt: isoDateSchema,
  state: z.enum(['running', 'ready', 'failed']),
  /** The progress while it runs. */
  percent: z.int(),
  /** Bytes, of a finished export. */
  size: z.optional(z.int()),
  readyAt: z.optional(isoDateSchema),
  /** When its file is removed. */
  expiresAt: z.optional(isoDateSchema),
  /** Of an auditor's package. */
  link: z.optional(packageLinkSchema),
});

export type AssociationExport = z.infer<typeof associationExportSchema>;

/** An auditor's package, as administrators see it. */
export const auditorPackageSchema = z.extend(
  z.omit(associationExportSchema, { uid: true, expiresAt: true, link: true }),
  z.omit(packageLinkSchema, { tokenHash: true, hoaId: true }).shape,
);

export type AuditorPackage = z.infer<typeof auditorPackageSchema>;

const missing: ValidationCode = 'date-invalid';

/** The form of an auditor's package. */
export const packageFormSchema = z
  .object({ from: requiredDay(missing), to: requiredDay(missing), endsOn: requiredDay(missing) })
  .check(
    z.refine(({ from, to }) => from <= to, {
      error: 'until-before-from' satisfies ValidationCode,
      path: ['to'],
    }),
  );

export type PackageForm = z.output<typeof packageFormSchema>;
