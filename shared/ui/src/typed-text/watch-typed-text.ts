const mark = 'data-typed';

/** Marks every field that was typed in, so that a reload can wait while it would lose text. */
export function watchTypedText(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) target.setAttribute(mark, '');
    },
    { capture: true },
  );
}

/** Whether a field that is on the page holds text that somebody typed. */
export function hasTypedText(): boolean {
  const fields = [...document.querySelectorAll(`[${mark}]`)];
  return fields.some((field) => isField(field) && field.value !== '');
}

function isField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}
