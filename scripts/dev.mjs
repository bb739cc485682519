// @ts-check
// npm run dev              the shell and every remote, each with fast refresh
// npm run dev -- <remote>  that remote alone, with a small stand-in for the shell
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { command } from './command.mjs';
import { deployables, knownDeployables, root } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';

await command(async () => {
  const named = knownDeployables(process.argv.slice(2));
  await installDependencies();
  const alone = named.length === 1 && named[0] !== 'shell';
  const names = named.length > 0 ? named : deployables();
  const width = Math.max(...names.map((name) => name.length));
  const servers = names.map((name) => serve(name, width, alone ? ['--mode', 'alone'] : []));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      for (const server of servers) server.kill();
    });
  }
});

/**
 * @param {string} name
 * @param {number} width of the column of names
 * @param {string[]} args
 */
function serve(name, width, args) {
  const folder = join(root, name);
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  const server = spawn(process.execPath, [vite, '--clearScreen', 'false', ...args], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const prefix = name.padEnd(width);
  for (const stream of [server.stdout, server.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim() !== '') console.log(`${prefix} │ ${line}`);
    });
  }
  server.on('exit', (code) => {
    if (code) console.log(`${prefix} │ stopped with code ${code}`);
  });
  return server;
}
