import * as z from 'zod/mini';
import type { ValidationCode } from './validation.ts';

const maxHours = 10_000;

const isHundredth = (hours: number) => Math.round(hours * 100) / 100 === hours;

/** Hours of work that a person enters, with two decimals at most. */
export const hoursSchema = z
  .number('number-invalid' satisfies ValidationCode)
  .check(
    z.gte(0, 'number-invalid' satisfies ValidationCode),
    z.lte(maxHours, { error: 'hours-too-many' satisfies ValidationCode, abort: true }),
    z.refine(isHundredth, 'hours-decimals' satisfies ValidationCode),
  );
