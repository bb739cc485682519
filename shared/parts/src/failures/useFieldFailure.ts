import { isValidationCode } from '@hoa/domain';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { PortalError } from '@hoa/portal';
import { useFailure } from './useFailure.ts';

/** The part of a form that sets field errors. */
interface Fields<Name extends string> {
  readonly setError: (
    name: Name,
    error: { type: string; message: string },
    options: { shouldFocus: boolean },
  ) => void;
}

/** Reports that a form was refused: beside the field that the refusal names, otherwise as a failed action. */
export function useFieldFailure<Name extends string>(
  form: Fields<Name>,
  names: readonly Name[],
): (error: unknown, fallback: string) => void {
  const fail = useFailure();
  const domainText = useDomainText();
  return (error, fallback) => {
    const { code, params } = PortalError.from(error);
    const name = names.find((each) => each === params.field);
    const problem = params.problem ?? '';
    if (code !== 'invalid-input' || name === undefined || !isValidationCode(problem)) {
      fail(error, fallback);
      return;
    }
    const message = validationMessage(domainText, problem);
    form.setError(name, { type: 'server', message }, { shouldFocus: true });
  };
}
