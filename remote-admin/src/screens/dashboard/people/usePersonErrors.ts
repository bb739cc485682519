import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useText } from './messages/index.ts';

/** What a form about another person says of a field; the email is theirs, not the reader's. */
export function usePersonErrors(): (code: string) => string {
  const text = useText();
  const domainText = useDomainText();
  return (code) =>
    code === 'email-required' ? text.emailRequired : validationMessage(domainText, code);
}
