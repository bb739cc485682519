export type Field = HTMLInputElement | HTMLTextAreaElement;

/** How the places of fields that were typed in begin. */
export const fieldPrefix = 'field:';

/** Where a field's text is kept: it is recognized again by its page and its label. */
export function placeOf(path: string, label: string): string {
  return `${fieldPrefix}${path}\n${label}`;
}

/** The name of a field, as people see it. */
export function labelOf(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
  return label.trim();
}
