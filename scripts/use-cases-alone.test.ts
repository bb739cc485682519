import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = new URL('..', import.meta.url).pathname;
const useCases = join(root, 'shared/use-cases');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-use-cases-'));
  await install('@hoa/use-cases', useCases, useCases);
  const example = join(useCases, 'examples/create-ticket.ts');
  await writeFile(join(folder, 'create-ticket.mjs'), await transformed(example));
});
afterAll(() => rm(folder, { recursive: true }));

it('runs the use cases in Node with what they declare installed and nothing else', async () => {
  const { stdout } = await run(process.execPath, ['create-ticket.mjs'], { cwd: folder });
  expect(stdout).toMatch(/^TKT-\d+: Maintenance: A-101, kitchen \(new\)\n$/);
});

it('needs no React, no Vite, nothing of a browser', async () => {
  const installed = await readdir(join(folder, 'node_modules'));
  const ours = await readdir(join(folder, 'node_modules/@hoa'));
  expect(installed.sort()).toEqual(['@hoa', 'csv-parse', 'ical.js', 'punycode.js', 'zod']);
  expect(ours.sort()).toEqual(['api', 'domain', 'locales', 'use-cases']);
});

/**
 * Installs a package with its dependencies; packages of the workspace are installed as JavaScript, like their build.
 */
async function install(name: string, source: string, dependent: string): Promise<void> {
  const target = join(folder, 'node_modules', name);
  if (await readdir(target).catch(() => null)) return;
  if (!name.startsWith('@hoa/')) {
    await mkdir(dirname(target), { recursive: true });
    return symlink(join(dependent, 'node_modules', name), target);
  }
  const manifest = await readFile(join(source, 'package.json'), 'utf8');
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'package.json'), manifest.replaceAll(/\.ts"/g, '.js"'));
  await transformFolder(source, target);
  for (const dependency of Object.keys(JSON.parse(manifest).dependencies ?? {})) {
    await install(dependency, join(source, 'node_modules', dependency), source);
  }
}

async function transformFolder(source: string, target: string): Promise<void> {
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.name === 'node_modules' || entry.name === 'examples') continue;
    if (/\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) {
      await mkdir(to);
      await transformFolder(from, to);
    } else if (entry.name.endsWith('.mjs')) await cp(from, to);
    else if (entry.name.endsWith('.ts')) {
      await writeFile(to.replace(/\.ts$/, '.js'), await transformed(from));
    }
  }
}

/** Compiles a module to JavaScript and changes the extensions of its imports. */
async function transformed(path: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
  return code.replaceAll(/((?:from|import\()\s*["']\.[^"']*)\.ts(["'])/g, '$1.js$2');
}
