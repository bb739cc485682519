const touched = new Set<WeakRef<HTMLInputElement | HTMLTextAreaElement>>();

/** Notes every field that somebody types in, so that a reload can be put off while it would lose text. */
export function watchTypedText(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
        touched.add(new WeakRef(target));
      }
    },
    { capture: true },
  );
}

/** Whether a field that is still on the page holds text that somebody typed. */
export function hasTypedText(): boolean {
  for (const reference of touched) {
    const field = reference.deref();
    if (!field?.isConnected) touched.delete(reference);
    else if (field.value !== '') return true;
  }
  return false;
}
