import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { PortalError } from '@hoa/portal';
import { type Messages, useProblemText, useText } from './messages.ts';

/** The part of a form that sets field errors. */
interface Fields<Name extends string> {
  readonly setError: (
    name: Name,
    error: { type: string; message: string },
    options: { shouldFocus: boolean },
  ) => void;
}

/**
 * Returns a function that shows why a change was refused: next to the field concerned, otherwise as a failed action.
 */
export function useRosterFailure<Name extends string>(
  form: Fields<Name>,
  names: readonly Name[],
): (error: unknown, fallback: string) => void {
  const fail = useFailure();
  const problems = useProblemText();
  return (error, fallback) => {
    const { code, params } = PortalError.from(error);
    const name = names.find((each) => each === params.field);
    const problem = params.problem ?? '';
    if (code !== 'invalid-input' || !name || !isProblem(problems, problem)) {
      fail(error, fallback);
      return;
    }
    form.setError(name, { type: 'server', message: problems[problem] }, { shouldFocus: true });
  };
}

function isProblem(
  problems: Messages['problems'],
  problem: string,
): problem is keyof Messages['problems'] {
  return Object.hasOwn(problems, problem);
}

/**
 * Returns a function for field errors in forms about another person: the text for a missing email differs, because it
 * is not the reader's own.
 */
export function usePersonErrors(): (code: string) => string {
  const text = useText();
  const domainText = useDomainText();
  return (code) =>
    code === 'email-required' ? text.emailRequired : validationMessage(domainText, code);
}
