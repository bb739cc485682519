// @ts-check
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root, workspaceFolders } from '../../scripts/packages.mjs';
import { outcome, run } from '../../scripts/run.mjs';

const folder = join(root, 'scripts', 'everyday-changes');

/**
 * The patches by name. `max` is the highest number of files that the change may take; `test` runs the tests at a path
 * that also check it.
 * @type {Readonly<Record<string, { max: number, test?: string }>>}
 */
const changes = {
  'session-length': { max: 1 },
  'ticket-status': { max: 8 },
  'operation-with-control': {
    max: 8,
    test: 'shared/use-cases/src/tickets/ticket-permissions.test.ts',
  },
  language: { max: 11, test: 'shared/locales' },
  adapter: { max: 2 },
  'card-fee': { max: 1 },
  prefetch: { max: 1 },
  column: { max: 3 },
  screen: { max: 12 },
  'ticket-field': { max: 8 },
};

/** Tests, their helpers and pages of documentation. */
const notCounted = /\.test\.tsx?$|\/testing\/|^e2e\/|^docs\/|\.md$/;

const typescript = join('node_modules', 'typescript', 'bin', 'tsc');
const vitest = join('node_modules', 'vitest', 'vitest.mjs');

/** Applies each patch to a copy of the last commit, compiles the copy and counts the files that changed. */
export async function everydayChanges() {
  const scratch = mkdtempSync(join(tmpdir(), 'hoa-changes-'));
  try {
    const copy = join(scratch, 'portal');
    await run('git', ['clone', '--quiet', root, copy]);
    linkModules(copy);
    await compile(copy);
    const figures = [];
    const problems = [];
    for (const [name, { max, test }] of Object.entries(changes)) {
      const patch = join(folder, `${name}.patch`);
      const files = filesOf(patch);
      const figure = `${name}: ${files.length} of at most ${max}`;
      console.log(figure);
      figures.push(figure);
      if (files.length > max) problems.push(`${figure}\n${files.join('\n')}`);
      if (files.some((file) => file.includes('/migrations/')))
        problems.push(`${name}: a migration`);
      try {
        await apply(copy, patch);
        await compile(copy);
        if (test) await run(process.execPath, [vitest, 'run', test], { cwd: copy });
      } catch (error) {
        problems.push(`${name}: ${error instanceof Error ? error.message : error}`);
      }
      await run('git', ['reset', '--quiet', '--hard'], { cwd: copy });
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
    return figures;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Gives the copy the installed packages. Links between packages of the workspace are relative, so those of the copy
 * lead to the packages of the copy.
 * @param {string} copy
 */
function linkModules(copy) {
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const name of workspaceFolders()) {
    const modules = join(root, name, 'node_modules');
    if (!existsSync(modules)) continue;
    cpSync(modules, join(copy, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !basename(source).startsWith('.'),
    });
  }
}

/** @param {string} copy */
async function compile(copy) {
  const cache = join(copy, '..', 'types.json');
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', cache, '-p', '.'];
  await run(process.execPath, [typescript, ...args], { cwd: copy });
}

/** @param {string} copy @param {string} patch */
async function apply(copy, patch) {
  const { code, output } = await outcome('git', ['apply', '--index', patch], { cwd: copy });
  if (code === 0) return;
  const name = basename(patch);
  throw new Error(
    `${output.trimEnd()}\n${name} no longer applies at the places above. Renew it on a clean working tree:
  git apply --reject scripts/everyday-changes/${name}
  make the changes of the *.rej files by hand, delete these files, and check with npm run types
  git add --all && git diff --cached --output=scripts/everyday-changes/${name}
  git restore --staged --worktree -- . ':!scripts/everyday-changes'`,
  );
}

/**
 * Returns the files that a patch changes and that count.
 * @param {string} patch
 */
function filesOf(patch) {
  const paths = readFileSync(patch, 'utf8').matchAll(/^diff --git a\/.* b\/(.*)$/gm);
  return [...paths].map(([, path = '']) => path).filter((path) => !notCounted.test(path));
}
