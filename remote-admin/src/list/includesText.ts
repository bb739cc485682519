/** Whether every word that was typed occurs somewhere in these texts, whatever its case. */
export function includesText(typed: string, ...texts: readonly string[]): boolean {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const whole = texts.join(' ').toLocaleLowerCase();
  return words.every((word) => whole.includes(word));
}
