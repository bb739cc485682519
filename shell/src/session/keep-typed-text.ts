import { keptTexts } from '@hoa/ui';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldPrefix = 'field:';

/**
 * Keeps the text typed on this page for a person whose session ends, beside the messages that keep themselves
 * (`data-kept`). A field is recognized again by its label and the page.
 */
export function keepTypedText(uid: string): void {
  const texts = keptTexts(uid);
  for (const field of document.querySelectorAll('[data-typed]:not([data-kept])')) {
    if (!isTextField(field)) continue;
    texts.keep(placeOf(window.location.pathname, labelOf(field)), { text: field.value });
  }
}

/**
 * To be called on the sign-in page when a person has signed in: puts kept text back as soon as the same fields
 * are shown on the same page again, in a dialog that is opened again too; going to another page drops what is
 * left.
 */
export function putBackTypedText(uid: string): void {
  const texts = keptTexts(uid);
  if (texts.places(fieldPrefix).length === 0) return;
  const signInPath = window.location.pathname;
  const observer = new MutationObserver(() => {
    const { pathname } = window.location;
    if (pathname === signInPath) return;
    for (const place of texts.places(fieldPrefix)) {
      const isOfPage = place.startsWith(placeOf(pathname, ''));
      if (!isOfPage || putBack(texts.read(place)?.text ?? '', labelIn(place))) texts.drop(place);
    }
    if (texts.places(fieldPrefix).length === 0) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Forgets everything that a person has typed and not sent, when they sign out. */
export function dropTypedText(uid: string): void {
  const texts = keptTexts(uid);
  for (const place of texts.places('')) texts.drop(place);
}

function placeOf(path: string, label: string): string {
  return `${fieldPrefix}${path}\n${label}`;
}

function labelIn(place: string): string {
  return place.slice(place.indexOf('\n') + 1);
}

function isTextField(element: Element): element is Field {
  if (element instanceof HTMLTextAreaElement) return element.value !== '';
  return (
    element instanceof HTMLInputElement &&
    /^(text|search|email|tel|url|number)$/.test(element.type) &&
    element.value !== ''
  );
}

function putBack(value: string, label: string): boolean {
  const fields = [...document.querySelectorAll<Field>('textarea, input')];
  const field = fields.find((one) => one.value === '' && labelOf(one) === label);
  if (!field) return false;
  // React sees a change only when the value is set past its own property.
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function labelOf(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
  return label.trim();
}
