import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useText } from './messages.ts';

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
