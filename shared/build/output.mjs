// @ts-check
import { basename, dirname, join } from 'node:path';
import { usedModules } from './used-modules.mjs';

/** Fetched by the few parts that need them, never with every screen: long lists, forms, the catalogue. */
const heavy =
  /\/node_modules\/(@tanstack|react-hook-form|@hookform|zod)\/|\/shared\/ui\/src\/(forms|catalogue)|VirtualItems/;

/** Where a remote asks for a module that the shell shares on demand: with what needs it, never with every screen. */
const sharedOnDemand = /__loadShare__.*_domain_/;

/** A folder below a screen's holds one part of it, such as a tab: fetched with that part alone. */
const partOfScreen = /\/src\/screens\/[^/]+\/[^/]+\//;

/** Files of a ticket, a message or an invoice: shown by screens and drawers, never in the frame. */
const attachments =
  /\/shared\/(parts\/src\/(attachments|pictures|files)\/|domain\/src\/safe-file-url)/;

/** All languages except English, which is bundled with its component. */
const texts = /\/messages\/(?!en\.)([a-z]{2})\.ts$/;

/** The texts of a language are one file for all screens. */
export const textGroup = {
  debugName: 'texts',
  name: (/** @type {string} */ id) => texts.exec(id)?.[1] ?? null,
  test: texts,
};

const icons = /\/lucide-react\//;

/**
 * Modules of several screens share chunks: on a slow connection each request costs more than the bytes a
 * screen does not need. A remote with few pages has one such chunk; one with many has two more: what its first
 * page needs none of, and icons.
 * @param {string} folder the remote's
 * @param {readonly import('./read-pages.mjs').Page[]} pages
 */
export function commonGroups(folder, pages) {
  const hasFew = pages.length < 6;
  const shared = (/** @type {string} */ id) =>
    [heavy, sharedOnDemand, partOfScreen, texts].every((apart) => !apart.test(id));
  if (hasFew) {
    return [
      {
        debugName: 'common',
        // A module that imports a heavy one would pull it into this chunk.
        name: (/** @type {string} */ id, /** @type {Context} */ modules) =>
          modules.getModuleInfo(id)?.importedIds.some((one) => heavy.test(one)) ? null : 'common',
        test: (/** @type {string} */ id) => shared(id) && !attachments.test(id),
        minShareCount: 2,
      },
    ];
  }
  const screens = join(folder, 'src', 'screens.ts');
  const isOfFirst = (/** @type {string} */ id) => basename(dirname(id)) === pages[0]?.id;
  const ofFirstPage = usedModules(
    (modules) => modules.getModuleInfo(screens)?.dynamicallyImportedIds.filter(isOfFirst) ?? [],
    /(?:)/,
  );
  return [
    {
      debugName: 'common',
      name: (/** @type {string} */ id, /** @type {Context} */ modules) =>
        ofFirstPage(modules).has(id) ? 'common' : null,
      test: shared,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: 'controls',
      test: (/** @type {string} */ id) => shared(id) && !icons.test(id),
      minShareCount: 3,
      includeDependenciesRecursively: false,
    },
    { name: 'icons', test: icons, minShareCount: 2, includeDependenciesRecursively: false },
  ];
}

/** @typedef {import('vite').Rolldown.ChunkingContext} Context */

const rules =
  /\/(shared\/(domain|api|use-cases)|mock-data|shell\/src\/(composition|offline))\/(src\/)?|\/node_modules\/idb\//;
/**
 * What live mode runs at once: with any other part it would bring sample data along. A folder below holds what it asks for
 * later, as does the module of signing in.
 */
const live =
  /\/shell\/src\/live\/(?!live-identity-provider)[^/]+$|\/shared\/api\/src\/(http\/|contract-number)/;
const schemas = /\/(shared\/domain\/src\/schemas|zod)\//;
const tickets = /\/shared\/domain\/src\/tickets\//;
const ticketUseCases = /\/shared\/use-cases\/src\/tickets\/(?!records)/;
/** What live mode runs too; all other rules are of sample data. */
const ofBothModes = /\/shared\/(domain|api)\/src\//;

/**
 * What the shell fetches after its boot: the adapters as one file; the schemas with the library they are made
 * with, which only checking needs; the rules of tickets, which it shares with remotes; and what further parts
 * have in common. What live mode needs stands apart from the use cases and the sample data.
 * @param {string} adapters the id of the adapters' module
 * @param {readonly string[]} parts the ids of the parts that live mode fetches too
 */
export function onDemandGroups(adapters, parts) {
  const runFirst = usedModules(() => [adapters], rules);
  const runInBoth = usedModules(() => parts, /\/(shared|shell)\//);
  const isOfBoth = (/** @type {string} */ id, /** @type {Context} */ modules) =>
    ofBothModes.test(id) && runInBoth(modules).has(id);
  const isMadeWithSchemas = (/** @type {string} */ id, /** @type {Context} */ modules) =>
    modules.getModuleInfo(id)?.importedIds.some((one) => schemas.test(one)) === true;
  // A module that is made with schemas stands with them: the adapters are fetched without.
  const isFirst = (/** @type {string} */ id, /** @type {Context} */ modules) =>
    runFirst(modules).has(id) && !isMadeWithSchemas(id, modules);
  return [
    { name: 'live', test: live, includeDependenciesRecursively: false },
    { name: 'schemas', test: schemas, includeDependenciesRecursively: false },
    { name: 'tickets', test: tickets, includeDependenciesRecursively: false },
    { name: 'ticket-use-cases', test: ticketUseCases, includeDependenciesRecursively: false },
    {
      debugName: 'terms',
      name: (/** @type {string} */ id, /** @type {Context} */ modules) =>
        isFirst(id, modules) && isOfBoth(id, modules) ? 'terms' : null,
      test: rules,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'adapters',
      name: (/** @type {string} */ id, /** @type {Context} */ modules) =>
        isFirst(id, modules) ? 'adapters' : null,
      test: rules,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'rules',
      name: (/** @type {string} */ id, /** @type {Context} */ modules) => {
        if (isMadeWithSchemas(id, modules)) return 'schemas';
        const isPart = modules.getModuleInfo(id)?.dynamicImporters.length !== 0;
        if (isPart) return null;
        return isOfBoth(id, modules) ? 'rules' : 'use-cases';
      },
      test: rules,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ];
}

/** Names of files: hashed for ever; the federation plugin's long virtual names are cut short. */
export function chunkFileNames(/** @type {{ name: string }} */ { name }) {
  return name.startsWith('_virtual_mf') ? 'assets/federation-[hash].js' : 'assets/[name]-[hash].js';
}
