import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { StandardIssue, StandardSchema } from './standard-schema.ts';

/** The message for a schema's code. */
export type ErrorText = (code: string, params?: Readonly<Record<string, string>>) => string;

/** Checks a form's values by a schema; of several problems with one field the first is shown. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: StandardSchema<Input, Output>,
  errorText: ErrorText,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const flat: Record<string, FieldError> = {};
    for (const issue of result.issues) {
      flat[pathOf(issue)] ??= {
        type: issue.message,
        message: errorText(issue.message, textParams(issue.params)),
      };
    }
    return { values: {}, errors: toNestErrors<Input>(flat, options) };
  };
}

function pathOf({ path = [] }: StandardIssue): string {
  return path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') || 'root';
}

function textParams(params: StandardIssue['params']): Record<string, string> | undefined {
  if (!params) return undefined;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}
