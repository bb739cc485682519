const longestName = 120;

/** Names that no file can have on some systems. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name that is safe to show and to save: without folders, control and direction characters or characters that file
 * systems refuse, and ending in an extension of its type, the first of which is added when it has none.
 */
export function cleanName(name: string, extensions: readonly string[]): string {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = base
    // Control, format (direction too), surrogate and unassigned characters, line and paragraph separators.
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
      .slice(0, longestName - end.length)
      .join('')
      .trimEnd() + end
  );
}
