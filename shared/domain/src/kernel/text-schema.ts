import * as z from 'zod/mini';
import { idLength, lineLength, maxEntries, seenLength, textLength } from './text-limits.ts';
import type { ValidationCode } from './validation.ts';
import { normalLine, normalText, parseTags } from './written-text.ts';

const tooLong: ValidationCode = 'too-long';

/** A text with a visible character, trimmed. */
export function requiredText(code: ValidationCode) {
  return optionalText(code).check(z.minLength(1, code));
}

/** A text that may be blank, trimmed. */
export function optionalText(code?: ValidationCode) {
  return z.string(code).check(z.overwrite(normalText), z.maxLength(textLength, tooLong));
}

/** A single line with a visible character, trimmed. */
export function requiredLine(code: ValidationCode) {
  return optionalLine(code).check(z.minLength(1, code));
}

/** A single line that may be blank, trimmed. */
export function optionalLine(code?: ValidationCode) {
  return z.string(code).check(z.overwrite(normalLine), z.maxLength(lineLength, tooLong));
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
