import { isValidationCode } from '@hoa/domain';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { PortalError } from '@hoa/portal';

type SetError = (
  name: 'name',
  error: { type: string; message: string },
  options: { shouldFocus: boolean },
) => void;

/** Returns a function that shows a refused name next to its field, and any other failure as a toast. */
export function useNameFailure(setError: SetError): (error: unknown, fallback: string) => void {
  const fail = useFailure();
  const domainText = useDomainText();
  return (error, fallback) => {
    const { field, problem = '' } = PortalError.from(error).params;
    if (field !== 'name' || !isValidationCode(problem)) {
      fail(error, fallback);
      return;
    }
    const message = validationMessage(domainText, problem);
    setError('name', { type: 'server', message }, { shouldFocus: true });
  };
}
