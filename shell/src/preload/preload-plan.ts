import type { PreloadFiles, RegisteredPage, RegistryEntry } from '../registry/registry.ts';
import { decoded } from '../routes/decoded.ts';

// The preload plan is the `preload` of each remote and page in the registry, made by the build from
// `pages.ts`. The inline script of index.html, the loader and the idle fetch all read it here.

/** Addresses to fetch ahead. */
export interface Preload {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly data: readonly string[];
}

/** The shell's own files that the plan needs, written into index.html by its build. */
export interface ShellFiles {
  /** What everybody who is signed in needs besides the boot scripts. */
  readonly scripts: readonly string[];
  /** What everybody who is signed in to live mode needs instead. */
  readonly live: readonly string[];
  /** By the name of sample data: its file, and the scripts with the use cases that read it. */
  readonly data: Readonly<Record<string, readonly string[]>>;
}

type Remote = Pick<RegistryEntry, 'entry' | 'preload'> & { readonly pages: readonly Page[] };
type Page = Pick<RegisteredPage, 'path' | 'roles' | 'preload' | 'reads'>;

interface Visit {
  readonly role: string;
  readonly path: string;
}

/** What to preload of a remote, or of one of its pages, whose release is at `entry`. */
export function preloadOf(
  { scripts, styles, data = [] }: PreloadFiles,
  entry: string,
  dataFiles: ShellFiles['data'] = {},
): Preload {
  const address = (file: string) => new URL(file, new URL(entry, location.origin)).href;
  const files = data.flatMap((name) => dataFiles[name] ?? []);
  const isScript = (file: string) => file.endsWith('.js');
  return {
    scripts: [...scripts.map(address), ...files.filter(isScript)],
    styles: styles.map(address),
    data: files.filter((file) => !isScript(file)),
  };
}

/** What to preload for a role at a path: nothing where no page of the role is. */
export function preloadAt(
  remotes: readonly Remote[],
  visit: Visit,
  dataFiles: ShellFiles['data'],
): Preload[] {
  return remotes.flatMap(({ entry, preload, pages }) => {
    const page = pageAt(pages, visit);
    if (!page) return [];
    return [preload, page.preload].map((files) => preloadOf(files, entry, dataFiles));
  });
}

/** What the page of a role at a path reads first, with the values of the path filled in. */
export function readsAt(remotes: readonly Remote[], visit: Visit): (readonly [string, object])[] {
  const [page] = remotes.flatMap(({ pages }) => pageAt(pages, visit) ?? []);
  if (!page) return [];
  const [pattern, path] = [page.path, visit.path].map(partsOf);
  const filled = (value: unknown) => {
    const at = pattern?.indexOf(String(value)) ?? -1;
    return String(value)[0] === ':' && path?.[at] ? decoded(path[at]) : value;
  };
  return (page.reads ?? [])
    .filter(([, , roles]) => roles?.some((role) => role === visit.role) ?? true)
    .map(([name, input]) => [
      name,
      Object.fromEntries(Object.entries(input).map(([key, value]) => [key, filled(value)])),
    ]);
}

function pageAt(pages: readonly Page[], { role, path }: Visit): Page | undefined {
  return pages.find(
    (one) => one.roles.some((allowed) => allowed === role) && matches(one.path, path),
  );
}

/** A route pattern's match, without the router: the inline script runs before it is loaded. */
function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map(partsOf);
  return (
    wanted?.length === given?.length &&
    wanted?.every((part, at) => part.startsWith(':') || part === given?.[at]) === true
  );
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
