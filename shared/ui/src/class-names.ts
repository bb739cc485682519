/** Joins the class names that are present: `classNames(styles.root, busy && styles.busy, className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
