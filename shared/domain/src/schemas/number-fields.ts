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
      if (text.trim() === '' && !missing) return 0;
      const hours = parseHours(text);
      if (typeof hours === 'number') return hours;
      const message = missing && text.trim() === '' ? missing : (hours ?? invalid);
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}

/** The same, where a blank field answers undefined. */
export function optionalHoursField({ invalid }: Pick<Codes, 'invalid'>) {
  return z.pipe(
    z.string(invalid),
    z.transform((text, context): number | undefined => {
      if (text.trim() === '') return undefined;
      const hours = parseHours(text);
      if (typeof hours === 'number') return hours;
      context.issues.push({ code: 'custom', message: hours ?? invalid, input: text });
      return z.NEVER;
    }),
  );
}

/** The hours, 'hours-step' for a number that is no such step, or undefined for what is no number of 0 or more. */
function parseHours(text: string): number | 'hours-step' | undefined {
  const bare = text.trim().replace(',', '.');
  if (!/^\d*\.?\d+$|^\d+\.$/.test(bare)) return undefined;
  const hours = Number(bare);
  return Number.isInteger(hours * 2) && hours < 10_000 ? hours : 'hours-step';
}
