const maxNameLength = 120;

/** Names that some operating systems reserve. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Returns a name that is safe to show and to save: without folders, control characters, direction marks, or characters
 * that file systems refuse. Adds the type's first extension unless the name ends with one of its extensions.
 */
export function cleanName(name: string, extensions: readonly string[]): string {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = base
    // Control, format (including direction), surrogate and unassigned characters, line and paragraph separators.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const extension = extensions.find((one) => plain.toLowerCase().endsWith(`.${one}`));
  const stem = (extension ? plain.slice(0, -extension.length - 1) : plain).replace(/[. ]+$/, '');
  const shown = [...(reserved.test(stem) ? `_${stem}` : stem || 'file')];
  const end = `.${extension ?? extensions[0]}`;
  return (
    shown
      .slice(0, maxNameLength - end.length)
      .join('')
      .trimEnd() + end
  );
}
