/** A part of a text; a link has an address, which is safe to open. */
export interface TextPart {
  readonly text: string;
  readonly href?: string | undefined;
}

/** Only addresses with a scheme are links; that of another scheme stays text. */
const written = /\b(?:https?:\/\/|mailto:)[^\s<>"]+/gi;

const safeSchemes = ['http:', 'https:', 'mailto:'];

/** Splits a text at the addresses in it. The parts joined are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(written)) {
    const address = withoutPunctuation(found);
    const href = safeAddress(address);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Returns the address without the punctuation of the sentence after it; a closing bracket stays if it was opened. */
function withoutPunctuation(found: string): string {
  const end = found.at(-1) ?? '';
  const isUnopened = end === ')' && found.split('(').length < found.split(')').length;
  return isUnopened || /[.,;:!?'’”»\]}*_]/.test(end)
    ? withoutPunctuation(found.slice(0, -1))
    : found;
}

function safeAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href, hostname, pathname } = new URL(address);
  const isWhole = protocol === 'mailto:' ? pathname.includes('@') : hostname !== '';
  return safeSchemes.includes(protocol) && isWhole ? href : undefined;
}
