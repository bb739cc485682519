// @ts-check
import { root } from './packages.mjs';
import { askPnpm } from './pnpm.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */

/** The timeout of the registry's answer. */
const timeoutMs = 60_000;

/** Severities that fail `npm test`; others are only printed. */
const failing = new Set(['high', 'critical']);

/**
 * Checks every dependency of the lock file for known vulnerabilities. If the registry cannot be reached, prints that
 * and counts the check as skipped.
 * @returns {Promise<Counts>}
 */
export async function auditDependencies() {
  const { counts, lines } = judge(await askPnpm(['audit', '--json'], { cwd: root, timeoutMs }));
  for (const line of lines) console.log(line);
  return counts;
}

/**
 * Converts the output of `pnpm audit --json` to counts and lines to print.
 * @param {string} output
 * @returns {{ counts: Counts, lines: string[] }}
 */
export function judge(output) {
  const report = readReport(output);
  if (!report?.advisories) {
    const reason = report?.error?.message ?? (output.trim().split('\n').at(-1) || 'no answer');
    return {
      counts: { passed: 0, failed: 0, skipped: 1 },
      lines: [`Known holes: not checked, since the registry did not say: ${reason}`],
    };
  }
  const known = Object.values(report.advisories);
  const severe = known.filter(({ severity }) => failing.has(severity));
  return {
    counts: severe.length > 0 ? { passed: 0, failed: severe.length } : { passed: 1, failed: 0 },
    lines: known.map(
      ({ severity, module_name: name, title, url }) => `${severity}: ${name}: ${title} (${url})`,
    ),
  };
}

/**
 * @typedef {{ severity: string, module_name: string, title: string, url: string }} Advisory
 * @typedef {{ advisories?: Record<string, Advisory>, error?: { message?: string } }} Report
 */

/**
 * Parses the JSON in the output, which may have warnings around it.
 * @param {string} output
 * @returns {Report | undefined}
 */
function readReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
