import * as z from 'zod/mini';
import { maxCents } from './money.ts';
import type { ValidationCode } from './validation.ts';

/** US dollars in whole cents, as they are stored and added up; a balance may be negative. */
export const centsSchema = z.int();

const amountInvalid: ValidationCode = 'amount-invalid';

/** Money that a person enters, in cents: 0 to `maxCents`. */
export const moneySchema = z
  .int(amountInvalid)
  .check(z.gte(0, amountInvalid), z.lte(maxCents, 'amount-too-large' satisfies ValidationCode));

/** Money above 0 that a person enters, in cents. */
export const positiveMoneySchema = moneySchema.check(z.gt(0, amountInvalid));
