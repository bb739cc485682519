const urlLifetimeMs = 10_000;

/** Saves a file under its name on the person's device. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs);
}
