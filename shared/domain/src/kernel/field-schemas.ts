import * as z from 'zod/mini';
import { type CalendarDay, isCalendarDay } from './calendar-day.ts';
import { maxCents, parseUsd } from './money.ts';
import type { ValidationCode } from './validation.ts';
import {
  idLength,
  lineLength,
  maxEntries,
  normalLine,
  normalText,
  parseTags,
  seenLength,
  textLength,
} from './written-text.ts';

const tooLong: ValidationCode = 'too-long';

/** A text with a visible character, trimmed. */
export function requiredText(code: ValidationCode) {
  return optionalText(code).check(z.minLength(1, code));
}

/** A text that may be blank, trimmed. */
export function optionalText(code?: ValidationCode, longest = textLength) {
  return z.string(code).check(z.overwrite(normalText), z.maxLength(longest, tooLong));
}

/** A single line with a visible character, trimmed. */
export function requiredLine(code: ValidationCode) {
  return optionalLine(code).check(z.minLength(1, code));
}

/** A single line that may be blank, trimmed. */
export function optionalLine(code?: ValidationCode, longest = lineLength) {
  return z.string(code).check(z.overwrite(normalLine), z.maxLength(longest, tooLong));
}

/** Tags or services. */
export const linesSchema = z.array(optionalLine()).check(z.maxLength(maxEntries, tooLong));

/** Tags or services as a person types them, with commas between; `parseTags` reads it. */
export function listText() {
  return optionalText().check(
    z.refine(
      (typed) => linesSchema.safeParse(parseTags(typed)).success,
      'list-too-long' satisfies ValidationCode,
    ),
  );
}

/** An id of a record, as the portal created it. */
export const idSchema = z.string().check(z.maxLength(idLength, tooLong));

export const idsSchema = z.array(idSchema).check(z.maxLength(maxEntries, tooLong));

/** The text of a draft, stored exactly as it is typed. */
export const draftTextSchema = z.string().check(z.maxLength(textLength, tooLong));

/** The original value of an edited text, to detect changes by others. */
export const seenTextSchema = z.string().check(z.maxLength(seenLength));

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
export function optionalHoursField(codes: Pick<Codes, 'invalid'>) {
  return z.pipe(textOrNothing(codes), z.optional(hoursField(codes)));
}

/** An optional `usdField`; the output of a blank field is undefined. */
export function optionalUsdField(codes: Pick<Codes, 'invalid'>) {
  return z.pipe(textOrNothing(codes), z.optional(usdField(codes)));
}

function textOrNothing({ invalid }: Pick<Codes, 'invalid'>) {
  return z.pipe(
    z.string(invalid),
    z.transform((text) => (text.trim() === '' ? undefined : text)),
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

/** US dollars in whole cents, as they are stored and added up; a balance may be negative. */
export const centsSchema = z.int();

const amountInvalid: ValidationCode = 'amount-invalid';

/** Money that a person enters, in cents: 0 to `maxCents`. */
export const moneySchema = z
  .int(amountInvalid)
  .check(z.gte(0, amountInvalid), z.lte(maxCents, 'amount-too-large' satisfies ValidationCode));

/** Money above 0 that a person enters, in cents. */
export const positiveMoneySchema = moneySchema.check(z.gt(0, amountInvalid));

const percentInvalid: ValidationCode = 'percent-invalid';

/** A percentage in hundredths of a percent, up to 100 %. */
export const percentSchema = z
  .int(percentInvalid)
  .check(z.gte(0, percentInvalid), z.lte(10_000, percentInvalid));

/** A text field of a percentage with up to two decimals ('3.1'); the output of a blank field is undefined. */
export function optionalPercentField() {
  const codes = { invalid: percentInvalid };
  // As for dollars, the output is hundredths.
  return z.pipe(
    textOrNothing(codes),
    z.optional(z.pipe(numberField(parseUsd, codes), percentSchema)),
  );
}

const error = 'date-invalid' satisfies ValidationCode;

const dayLength = 'YYYY-MM-DD'.length;

/** `Date.parse` reads far more, such as comments in brackets. */
const written = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** An ISO 8601 instant ('2025-03-04T17:00:00.000Z') or day ('2025-03-04'). */
export const isoDateSchema = z.string().check(
  // Longer texts are no dates.
  z.maxLength(35, error),
  z.refine(
    (text) =>
      written.test(text) &&
      isCalendarDay(text.slice(0, dayLength)) &&
      !Number.isNaN(Date.parse(text)),
    { error },
  ),
);

/** A day of the association's calendar ('2025-03-04'). */
export const calendarDaySchema = z
  .string(error)
  .check(
    z.maxLength(dayLength, { error, abort: true }),
    z.refine(isCalendarDay, { error }),
  ) as z.ZodMiniType<CalendarDay, string>;

/** A day of a form or command, or '' for none. */
export const optionalDaySchema = z.union([z.literal(''), calendarDaySchema], error);

/** A day that a form or command can't do without. */
export function requiredDay(missing: ValidationCode) {
  return z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(dayLength, { error, abort: true }),
      z.refine(isCalendarDay, { error }),
    ) as z.ZodMiniType<CalendarDay, string>;
}
