const keptMs = 10_000;

/** Saves bytes as a file of the given name; never opens them as a page. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has the file in hand well before that.
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
