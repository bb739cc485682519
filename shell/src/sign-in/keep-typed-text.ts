import { keptTexts } from '@hoa/ui';
import { type Field, labelOf, placeOf } from './typed-fields.ts';

/**
 * Keeps the text typed on this page for a person whose session ends, except messages, which are already stored
 * (`data-kept`).
 */
export function keepTypedText(uid: string): void {
  const texts = keptTexts(uid);
  for (const field of document.querySelectorAll('[data-typed]:not([data-kept])')) {
    if (!isTextField(field)) continue;
    texts.keep(placeOf(window.location.pathname, labelOf(field)), { text: field.value });
  }
}

/** Deletes all unsent text of a person when they sign out. */
export function deleteTypedText(uid: string): void {
  const texts = keptTexts(uid);
  for (const place of texts.places('')) texts.drop(place);
}

function isTextField(element: Element): element is Field {
  if (element instanceof HTMLTextAreaElement) return element.value !== '';
  return (
    element instanceof HTMLInputElement &&
    /^(text|search|email|tel|url|number)$/.test(element.type) &&
    element.value !== ''
  );
}
