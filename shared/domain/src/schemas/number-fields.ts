import * as z from 'zod/mini';
import { parseUsd } from '../money.ts';
import type { ValidationCode } from '../validation.ts';

interface Codes {
  /** The error of an empty field; without it an empty field counts as 0. */
  missing?: ValidationCode;
  invalid: ValidationCode;
}

/** A text field of dollars ('1,234.50') that answers integer cents. */
export function usdField({ missing, invalid }: Codes) {
  return z.pipe(
    z.string(missing ?? invalid),
    z.transform((text, context): number => {
      const cents = text.trim() === '' && !missing ? 0 : parseUsd(text);
      if (cents !== null) return cents;
      const message = missing && text.trim() === '' ? missing : invalid;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}

/** A text field of hours ('1.5' or '1,5'), 0 or more in steps of 0.5, that answers a number. */
export function hoursField({ missing, invalid }: Codes) {
  return z.pipe(
    z.string(missing ?? invalid),
    z.transform((text, context): number => {
      const bare = text.trim().replace(',', '.');
      const hours = /^\d*\.?\d+$|^\d+\.$/.test(bare) ? Number(bare) : Number.NaN;
      if (bare === '' && !missing) return 0;
      if (Number.isInteger(hours * 2) && hours < 10_000) return hours;
      const problem = Number.isNaN(hours) ? invalid : ('hours-step' satisfies ValidationCode);
      const message = missing && bare === '' ? missing : problem;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}
