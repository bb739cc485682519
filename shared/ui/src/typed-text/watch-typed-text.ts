const mark = 'data-typed';

/** Marks all fields that a person has typed in, so that a reload that would lose text can wait. */
export function watchTypedText(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) target.setAttribute(mark, '');
    },
    { capture: true },
  );
}

/** Returns true if a field on the page contains typed text. */
export function hasTypedText(): boolean {
  const fields = [...document.querySelectorAll(`[${mark}]`)];
  return fields.some((field) => isField(field) && field.value !== '');
}

function isField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}
