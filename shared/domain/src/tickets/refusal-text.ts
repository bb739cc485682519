import { fillText, labelled, type Refusal } from '../kernel/refusal.ts';
import { refusalTexts } from '../kernel/refusal-texts.ts';
import { statusLabels } from './ticket-status.ts';

/** The specified English of a refusal; statuses among its params are shown by their labels. */
export function refusalText(refusal: Refusal): string {
  return fillText(refusalTexts[refusal.code], labelled(refusal.params, statusLabels));
}
