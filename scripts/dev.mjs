// @ts-check
// npm run dev              the shell with every remote on one server, each with fast refresh
// npm run dev -- <remote>  the same with only that remote
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { command } from './command.mjs';
import { knownDeployables, root } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';

await command(async () => {
  const [only] = knownDeployables(process.argv.slice(2)).filter((name) => name !== 'shell');
  await installDependencies();
  const shell = join(root, 'shell');
  const vite = join(shell, 'node_modules', 'vite', 'bin', 'vite.js');
  const server = spawn(process.execPath, [vite, '--clearScreen', 'false'], {
    cwd: shell,
    env: { ...process.env, ...(only ? { REMOTE: only } : {}) },
    stdio: 'inherit',
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill());
});
