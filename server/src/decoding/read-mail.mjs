// @ts-check
// Reads a received mail in the child process of `decode.mjs`.
import { writeFile } from 'node:fs/promises';

/** @typedef {import('./decoders.ts').ReceivedMail} ReceivedMail */
/** @typedef {import('postal-mime').Email} Email */

const maxHeaders = 300;
const maxHeaderLength = 2000;
/** In characters; far more than a person writes, quotes included. */
const maxTextLength = 500_000;

/** Keeps quotes as lines that begin with "> ", as in plain text, and leaves out pictures. */
const htmlOptions = {
  wordwrap: false,
  limits: { maxInputLength: 2_000_000, maxDepth: 200 },
  selectors: [
    { selector: 'blockquote', format: 'blockquote', options: { leadingLineBreaks: 1 } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    { selector: 'img', format: 'skip' },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({
      selector: `h${level}`,
      options: { uppercase: false },
    })),
  ],
};

/**
 * Parses a mail. Its attachments are written to `folder`/0, /1 and so on.
 * @param {{
 *   PostalMime: typeof import('postal-mime').default,
 *   htmlToText: (html: string, options: object) => string,
 * }} libraries
 * @param {Uint8Array} bytes
 * @param {string} folder
 * @returns {Promise<ReceivedMail>}
 */
export async function readMail({ PostalMime, htmlToText }, bytes, folder) {
  const mail = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: 512 * 1024,
  });
  const plain = mail.text ?? '';
  const text = plain.trim() === '' ? htmlToText(mail.html ?? '', htmlOptions) : plain;
  const attachments = mail.attachments.map(
    ({ filename, mimeType, disposition, contentId, content }) => ({
      name: filename ?? '',
      type: mimeType,
      isInline: disposition === 'inline' || contentId !== undefined,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    }),
  );
  await Promise.all(
    attachments.map(({ bytes: part }, index) =>
      writeFile(`${folder}/${index}`, part, { flag: 'wx', mode: 0o600 }),
    ),
  );
  return {
    headers: mail.headers
      .slice(0, maxHeaders)
      .map(({ key, value }) => [key, value.slice(0, maxHeaderLength)]),
    from: addressesIn([mail.from]),
    recipients: addressesIn([
      ...mail.headers
        .filter(({ key }) => /^(delivered-to|x-original-to|envelope-to)$/.test(key))
        .map(({ value }) => ({ name: '', address: value.trim().replace(/^<|>$/g, '') })),
      ...(mail.to ?? []),
      ...(mail.cc ?? []),
    ]),
    text: text.slice(0, maxTextLength),
    attachments: attachments.map(({ bytes: { byteLength: size }, ...rest }) => ({ ...rest, size })),
  };
}

/**
 * @param {readonly (import('postal-mime').Address | undefined)[]} addresses
 * @returns {string[]}
 */
function addressesIn(addresses) {
  return addresses
    .flatMap((address) => address?.group ?? address ?? [])
    .flatMap(({ address }) => (address ? [address.toLowerCase()] : []));
}
