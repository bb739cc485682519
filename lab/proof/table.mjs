// @ts-check

/** @typedef {{ date: string, machine: string, figures: string[] }} Result */

/**
 * Returns the page that lists the proofs and the last day on which each passed.
 * @param {Readonly<Record<string, { shows: string }>>} parts
 * @param {Readonly<Record<string, Result>>} results
 */
export function page(parts, results) {
  const rows = Object.entries(parts).map(
    ([name, { shows }]) => `- \`${name}\` (${results[name]?.date ?? 'not recorded'}): ${shows}`,
  );
  return `${introduction}\n\n${rows.join('\n')}\n`;
}

const introduction = `# Long-running proofs

\`npm run proof\` runs everything that takes too long for \`npm test\`; \`npm run proof -- NAME…\` runs some. A proof that passes writes its figures and its machine to [proof.json](proof.json), and this page, which shows the last day. [Performance](performance.md) shows the figures of \`speed\`, \`load\` and \`growth\`.

\`lab/proof/parts.mjs\` defines the proofs. Environment variables such as \`SEED\`, \`PROOF_ROUNDS\`, \`PROOF_MINUTES\` and \`SIZES\` change their size.`;
