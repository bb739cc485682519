// @ts-check
import { parseAst } from 'vite';

/**
 * Collects the names that a build's sources import from shared modules, to be compared with the names that the shell
 * exports. Excludes types, which do not exist at run time.
 * @param {readonly string[]} modules
 */
export function importedNames(modules) {
  const names = new Map(modules.map((name) => [name, /** @type {Set<string>} */ (new Set())]));
  return {
    /** A transform that only collects names. @param {string} code @param {string} id @returns {null} */
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
    /** Returns the imported names of each module, sorted. */
    byModule: () =>
      Object.fromEntries([...names].map(([module, found]) => [module, [...found].sort()])),
  };
}

/**
 * Returns the name of an import or export, which is an identifier or, rarely, a string literal.
 * @param {{ name: string } | { value: unknown }} name
 */
export function nameOf(name) {
  return 'name' in name ? name.name : String(name.value);
}
