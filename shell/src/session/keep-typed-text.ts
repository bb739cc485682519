/** A field that somebody typed in, recognised again by its label on the same page. */
interface TypedField {
  readonly label: string;
  readonly value: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the text typed on this page, in memory. The returned function, called on the sign-in page,
 * puts it back as soon as the same fields are shown on the same page again, in a dialog that is opened
 * again too; going to another page drops what is left.
 */
export function keepTypedText(): () => void {
  const path = window.location.pathname;
  let remaining = [...document.querySelectorAll('[data-typed]')].filter(isTextField).map(toTyped);
  return () => {
    if (remaining.length === 0) return;
    const signInPath = window.location.pathname;
    const observer = new MutationObserver(() => {
      const { pathname } = window.location;
      if (pathname === path) remaining = remaining.filter((one) => !putBack(one));
      else if (pathname !== signInPath) remaining = [];
      if (remaining.length === 0) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  };
}

function isTextField(element: Element): element is Field {
  if (element instanceof HTMLTextAreaElement) return element.value !== '';
  return (
    element instanceof HTMLInputElement &&
    /^(text|search|email|tel|url|number)$/.test(element.type) &&
    element.value !== ''
  );
}

function toTyped(field: Field): TypedField {
  return { label: labelOf(field), value: field.value };
}

function putBack({ label, value }: TypedField): boolean {
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
