export type Field = HTMLInputElement | HTMLTextAreaElement;

/** The prefix of the storage keys of typed fields. */
export const fieldPrefix = 'field:';

/** Returns the storage key of a field's text, from its page and its label. */
export function placeOf(path: string, label: string): string {
  return `${fieldPrefix}${path}\n${label}`;
}

/** Returns the visible label of a field. */
export function labelOf(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
  return label.trim();
}
