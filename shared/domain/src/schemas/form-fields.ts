import * as z from 'zod/mini';
import type { ValidationCode } from '../validation.ts';

const longest = 20_000;

/** A text that is not blank, trimmed. */
export function requiredText(code: ValidationCode) {
  return z
    .string(code)
    .check(
      z.trim(),
      z.minLength(1, code),
      z.maxLength(longest, 'too-long' satisfies ValidationCode),
    );
}

/** A text that may be blank, trimmed. */
export function optionalText() {
  return z.string().check(z.trim(), z.maxLength(longest, 'too-long' satisfies ValidationCode));
}
