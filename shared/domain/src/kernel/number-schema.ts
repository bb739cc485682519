import * as z from 'zod/mini';
import { parseUsd } from './money.ts';
import { moneySchema } from './money-schema.ts';
import type { ValidationCode } from './validation.ts';

interface Codes {
  /** The error of an empty field; without it an empty field counts as 0. */
  missing?: ValidationCode;
  invalid: ValidationCode;
}

/** A text field of dollars ('1,234.50'); its output is integer cents. */
export function usdField(codes: Codes) {
  return z.pipe(numberField(parseUsd, codes), moneySchema);
}

/** A text field of hours ('1.5' or '1,5'); its output is a number. */
export function hoursField(codes: Codes) {
  return z.pipe(numberField(parseHours, codes), hoursSchema);
}

/** An optional `hoursField`; the output of a blank field is undefined. */
export function optionalHoursField({ invalid }: Pick<Codes, 'invalid'>) {
  return z.pipe(
    z.pipe(
      z.string(invalid),
      z.transform((text) => (text.trim() === '' ? undefined : text)),
    ),
    z.optional(hoursField({ invalid })),
  );
}

function numberField(parse: (text: string) => number | null, { missing, invalid }: Codes) {
  return z.pipe(
    z.string(missing ?? invalid),
    z.transform((text, context): number => {
      const isBlank = text.trim() === '';
      const number = isBlank && !missing ? 0 : parse(text);
      if (number !== null) return number;
      const message = isBlank && missing ? missing : invalid;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}

function parseHours(text: string): number | null {
  const bare = text.trim().replace(',', '.');
  return /^\d*\.?\d+$|^\d+\.$/.test(bare) ? Number(bare) : null;
}

const maxHours = 10_000;

const hasAtMostTwoDecimals = (hours: number) => Math.round(hours * 100) / 100 === hours;

/** Hours of work that a person enters, with two decimals at most. */
export const hoursSchema = z
  .number('number-invalid' satisfies ValidationCode)
  .check(
    z.gte(0, 'number-invalid' satisfies ValidationCode),
    z.lte(maxHours, { error: 'hours-too-many' satisfies ValidationCode, abort: true }),
    z.refine(hasAtMostTwoDecimals, 'hours-decimals' satisfies ValidationCode),
  );
