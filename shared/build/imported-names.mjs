// @ts-check
import { parseAst } from 'vite';

/**
 * Collects the names that a build's sources import from shared modules, to be compared with what the shell
 * provides. Types are left out: they are gone when the code runs.
 * @param {readonly string[]} modules
 */
export function importedNames(modules) {
  const names = new Map(modules.map((name) => [name, /** @type {Set<string>} */ (new Set())]));
  return {
    /** A transform that changes nothing. @param {string} code @param {string} id @returns {null} */
    collect(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/node_modules/')) return null;
      if (!modules.some((name) => code.includes(name))) return null;
      const lang = id.endsWith('x') ? 'tsx' : 'ts';
      for (const statement of parseAst(code, { lang }).body) {
        if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
          const found = names.get(statement.source.value);
          for (const one of statement.specifiers) {
            if (one.type !== 'ImportSpecifier' || one.importKind === 'type') continue;
            found?.add(nameOf(one.imported));
          }
        }
        if (statement.type === 'ExportNamedDeclaration' && statement.exportKind !== 'type') {
          const found = names.get(statement.source?.value ?? '');
          for (const { local, exportKind } of statement.specifiers) {
            if (exportKind !== 'type') found?.add(nameOf(local));
          }
        }
      }
      return null;
    },
    /** The names that were imported from each module, sorted. */
    byModule: () =>
      Object.fromEntries([...names].map(([module, found]) => [module, [...found].sort()])),
  };
}

/** An export is named by an identifier or, rarely, by a text. @param {{ name: string } | { value: unknown }} name */
export function nameOf(name) {
  return 'name' in name ? name.name : String(name.value);
}
