import { readPins } from './pins.ts';
import { type Preload, preloadAt, type ShellFiles } from './preload-plan.ts';

// The build puts this script into index.html, where it fetches what the current address needs while
// the shell's own scripts are still being loaded. It shows nothing and checks no permission.

const page = window as Window & { registryAhead?: Promise<Response> };
const registry = fetch('/remotes.json');
page.registryAhead = registry;

window.pinOf = readPins();

// The shell reads the same answer and reports what is wrong with it.
registry.catch(() => undefined);
try {
  const { role } = JSON.parse(localStorage.getItem('hoa:session') ?? '{}');
  if (role) preloadFor(role);
} catch {
  // A damaged session or forbidden storage: the shell shows the sign-in page.
}

function preloadFor(role: string): void {
  const text = document.getElementById('shell-files')?.textContent;
  const shell: ShellFiles = JSON.parse(text ?? '{"scripts":[],"data":{}}');
  fetchFiles({ scripts: shell.scripts, styles: [], data: [] });
  registry
    .then((answer) => answer.clone().json())
    .then(({ remotes }) => {
      for (const files of preloadAt(remotes, { role, path: location.pathname }, shell.data)) {
        fetchFiles(files);
      }
    })
    .catch(() => undefined);
}

function fetchFiles({ scripts, styles, data }: Preload): void {
  for (const href of data) fetchFile({ rel: 'preload', as: 'fetch', href });
  for (const href of styles) fetchFile({ rel: 'preload', as: 'style', href });
  for (const href of scripts) fetchFile({ rel: 'modulepreload', href });
}

function fetchFile(attributes: { rel: string; as?: string; href: string }): void {
  const link = document.createElement('link');
  const integrity = window.pinOf?.(attributes.href) ?? '';
  document.head.append(Object.assign(link, { crossOrigin: 'anonymous', integrity }, attributes));
}
