import { keptTexts } from '@hoa/ui';
import { type Field, fieldPrefix, labelOf, placeOf } from './typed-fields.ts';

/**
 * Restores the text that `keepTypedText` stored when the same fields are shown again on the same page, also in a
 * reopened dialog. Navigation to another page discards the rest. Returns a function that stops it, to be called when
 * somebody else signs in.
 */
export function restoreTypedText(uid: string, signInPath: string): () => void {
  const texts = keptTexts(uid);
  const restoreHere = () => {
    const { pathname } = window.location;
    if (pathname === signInPath) return;
    for (const place of texts.places(fieldPrefix)) {
      const isOfPage = place.startsWith(placeOf(pathname, ''));
      if (!isOfPage || restore(texts.read(place)?.text ?? '', labelIn(place))) texts.drop(place);
    }
    if (texts.places(fieldPrefix).length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restoreHere);
  observer.observe(document.body, { childList: true, subtree: true });
  restoreHere();
  return () => observer.disconnect();
}

function labelIn(place: string): string {
  return place.slice(place.indexOf('\n') + 1);
}

function restore(value: string, label: string): boolean {
  const fields = [...document.querySelectorAll<Field>('textarea, input')];
  const field = fields.find((one) => one.value === '' && labelOf(one) === label);
  if (!field) return false;
  // React overrides the element's `value` and only detects a change that is made with the native setter.
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
