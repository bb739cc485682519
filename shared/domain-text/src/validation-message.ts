import {
  fillText,
  isValidationCode,
  labelled,
  type Refusal,
  type ValidationProblem,
} from '@hoa/domain';
import type { DomainMessages } from './domain-messages.ts';

/**
 * A validation problem, or the code a schema gave as its message, in the language of the given texts.
 * A message that is no code is shown as it is.
 */
export function validationMessage(
  text: DomainMessages,
  problem: ValidationProblem | string,
): string {
  if (typeof problem !== 'string') return fillText(text.validations[problem.code], problem.params);
  return isValidationCode(problem) ? text.validations[problem] : problem;
}

/** A refusal in the language of the given texts; statuses among its params by their labels. */
export function refusalMessage(text: DomainMessages, { code, params }: Refusal): string {
  return fillText(text.refusals[code], labelled(params, text.ticketStatuses));
}
