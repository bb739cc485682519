import punycode from 'punycode.js';

/** Octets that an address and its part before the @ may have (RFC 5321). */
const longestEmail = 254;
const longestLocal = 64;
/** Enough for an address with a name or link around it; limited because the expressions below take quadratic time. */
const longestTyped = 2000;

/** Letters before the @: those of the HTML standard, and any visible character beyond ASCII (RFC 6531). */
const localPattern = /^(?:[\w.!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\p{C}\p{Z}])+$/u;

/** At least two labels; the last one is not a number. */
const domainPattern =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Characters that a URL parser would not treat as part of the domain. */
const outsideDomain = /[\s/\\?#:@%[\]]/u;

/** Format and control characters, and letters that are blank. */
const invisible =
  /\p{Cf}|\p{Cc}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u2800|\u3164|\uffa0/gu;

/**
 * An address as it is stored and compared: in lower case, its domain in Punycode. Around what was pasted, `mailto:`, a
 * name with angle brackets, invisible characters and separators at the end are removed. Undefined for what is no address
 * that mail could go to.
 */
export function normalizeEmail(typed: string): string | undefined {
  if (typed.length > longestTyped) return undefined;
  const address = withoutWrapping(typed);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0)).toLowerCase().normalize('NFC');
  const domain = asciiDomain(address.slice(at + 1));
  if (!localPattern.test(local) || domain === undefined) return undefined;
  const email = `${local}@${domain}`;
  return octets(local) <= longestLocal && octets(email) <= longestEmail ? email : undefined;
}

/** Returns the readable form of a stored address: its domain in Unicode instead of Punycode. */
export function shownEmail(email: string): string {
  return email.includes('xn--') ? punycode.toUnicode(email) : email;
}

function withoutWrapping(typed: string): string {
  const visible = typed.replace(invisible, '').trim();
  const inBrackets = /<([^<>]*)>/.exec(visible)?.[1] ?? visible;
  const pasted = /^\s*mailto:([^?]*)/i.exec(inBrackets)?.[1];
  return (pasted === undefined ? inBrackets : decoded(pasted)).replace(/^[\s,;<]+|[\s,;.>]+$/g, '');
}

/** The text of an address in a link, where some characters are escaped. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Converts a domain to Punycode by the browser's rules (UTS 46). */
function asciiDomain(domain: string): string | undefined {
  if (outsideDomain.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  return domainPattern.test(hostname) ? hostname : undefined;
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
