import {
  headerLabels,
  introduction,
  introductionStart,
  isProgramSignature,
  pointsBelow,
  separator,
} from './quote-phrases.ts';

/** The number of lines over which mail programs wrap the introduction of a quote. */
const maxIntroductionLines = 4;
const maxIntroductionLength = 600;
/** The number of lines in which the header of a quoted mail names its fields. */
const maxHeaderLines = 8;
const minHeaderFields = 3;
const maxSignatureLines = 15;
/** A quote between two signatures takes three; more would let a hostile text take minutes. */
const maxRounds = 5;

/**
 * Returns what a person wrote in an answer: without the mail that it quotes, and without the signature of a program or
 * after `-- `. Keeps quotes that are answered between their lines, and everything that may be the person's own words.
 * @param own Texts that identify mails of the portal: their sender and the name of the association.
 */
export function writtenText(text: string, own: readonly string[]): string {
  const names = own.map((name) => name.toLowerCase());
  const isOwn = (lines: readonly string[]) => {
    const joined = lines.join(' ').toLowerCase();
    return names.some((name) => joined.includes(name));
  };
  const all = text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n');
  let lines = withoutQuotedMail(all, isOwn);
  for (let round = 0; round < maxRounds; round += 1) {
    const shorter = withoutSignature(withoutLastQuote(withoutEmptyEnd(lines), isOwn));
    if (shorter.length === lines.length) break;
    lines = shorter;
  }
  return withoutFirstQuote(lines, isOwn)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

type IsOwn = (lines: readonly string[]) => boolean;

const isQuoted = (line: string) => /^\s{0,3}>/.test(line);
const isEmpty = (line: string) => line.trim() === '';

/** Cuts a quoted mail that begins with its header, as Outlook does; its lines are not marked. */
function withoutQuotedMail(lines: readonly string[], isOwn: IsOwn): readonly string[] {
  const start = lines.findIndex((line, index) => {
    if (!headerLabels.test(line) || isQuoted(line)) return false;
    const header = lines.slice(index, index + maxHeaderLines);
    return (
      header.filter((each) => headerLabels.test(each)).length >= minHeaderFields && isOwn(header)
    );
  });
  if (start === -1) return lines;
  let end = start;
  while (end > 0 && (isEmpty(lines[end - 1] ?? '') || separator.test(lines[end - 1] ?? '')))
    end -= 1;
  const above = lines.slice(0, end);
  const written = above.join('\n');
  // Otherwise the answer is below the quoted mail, or between its lines.
  return isEmpty(written) || (written.length < 200 && pointsBelow.test(written)) ? lines : above;
}

function withoutEmptyEnd(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findLastIndex((line) => !isEmpty(line)) + 1);
}

/**
 * Cuts a quote at the end, whose lines all begin with ">", with its introduction. Without one, the quote has to name the
 * portal, since a person may write such lines.
 */
function withoutLastQuote(lines: readonly string[], isOwn: IsOwn): readonly string[] {
  const end = lines.findLastIndex((line) => !isQuoted(line) && !isEmpty(line)) + 1;
  const start = startOfIntroduction(lines.slice(0, end), isOwn, end < lines.length);
  return start < end || isOwn(lines.slice(end)) ? lines.slice(0, start) : lines;
}

/**
 * Returns the index at which an introduction at the end of `lines` begins, or their number if there is none. If no
 * quote follows, it has to name the portal.
 */
function startOfIntroduction(
  lines: readonly string[],
  isOwn: IsOwn,
  isBeforeQuote: boolean,
): number {
  const none = lines.length;
  if (!lines.at(-1)?.trimEnd().endsWith(':')) return none;
  const paragraph = Math.max(lines.findLastIndex(isEmpty) + 1, none - maxIntroductionLines);
  for (let start = paragraph; start < none; start += 1) {
    const first = lines[start] ?? '';
    if (!introductionStart.test(first) && !isOwn([first])) continue;
    const part = lines.slice(start);
    const joined = part.join(' ');
    if (joined.length > maxIntroductionLength || !/\d/.test(joined)) continue;
    const isIntroducing = introduction.test(joined);
    if (isBeforeQuote ? isIntroducing || isOwn(part) : isIntroducing && isOwn(part)) return start;
  }
  return none;
}

/** Cuts the signature of a program, and one after the line `-- ` that mail programs write before it. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const last = lines.length - 1;
  if (isProgramSignature(lines[last] ?? '')) return lines.slice(0, last);
  const marker = lines.lastIndexOf('-- ');
  const isShort = marker > 0 && last - marker <= maxSignatureLines;
  return isShort && !lines.slice(marker).some(isQuoted) ? lines.slice(0, marker) : lines;
}

/** Cuts a single quote above the answer, with its introduction. */
function withoutFirstQuote(lines: readonly string[], isOwn: IsOwn): readonly string[] {
  const from = lines.findIndex(isQuoted);
  if (from === -1) return lines;
  const length = lines.slice(from).findIndex((line) => !isQuoted(line) && !isEmpty(line));
  const after = lines.slice(from + length);
  const before = withoutEmptyEnd(lines.slice(0, from));
  const isFirst = before.length > 0 && startOfIntroduction(before, isOwn, true) === 0;
  const isOnly = !after.some(isQuoted);
  return isFirst && isOnly ? after : lines;
}
