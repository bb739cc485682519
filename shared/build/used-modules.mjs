// @ts-check
import { parseAst } from 'vite';
import { nameOf } from './imported-names.mjs';

/** @typedef {import('vite').Rolldown.ChunkingContext} Context */
/** @typedef {{ from: string, names: string[] | 'all' }} Use */

/**
 * Returns the modules that run before the given ones, including these and their re-exports. An index file that only
 * re-exports counts with just the modules whose names are imported.
 * @param {(modules: Context) => readonly string[]} entriesOf Returns the modules' ids.
 * @param {RegExp} own Matches the ids of modules to follow; imports of other modules are ignored.
 * @returns {(modules: Context) => Set<string>}
 */
export function usedModules(entriesOf, own) {
  /** @type {Set<string> | undefined} */
  let found;
  return (modules) => {
    if (found) return found;
    const used = new Set(entriesOf(modules).flatMap((id) => [id, ...exportedBy(id, modules)]));
    for (const id of used) {
      if (!own.test(id)) continue;
      for (const { from, names } of importsOf(id, modules)) {
        if (names === 'all') used.add(from);
        else for (const name of names) used.add(definingModule(from, name, modules));
      }
    }
    found = used;
    return found;
  };
}

/** Returns the modules that a module re-exports. @param {string} id @param {Context} modules @returns {string[]} */
function exportedBy(id, modules) {
  return statementsOf(id, modules).flatMap(({ statement, from }) =>
    statement.type !== 'ImportDeclaration' && from ? [from] : [],
  );
}

/**
 * Returns the imports of a module that are not re-exports.
 * @param {string} id @param {Context} modules @returns {Use[]}
 */
function importsOf(id, modules) {
  const statements = statementsOf(id, modules);
  if (!statements.some(({ from }) => from)) {
    // A CommonJS module imports whole modules.
    return (modules.getModuleInfo(id)?.importedIds ?? []).map((from) => ({ from, names: 'all' }));
  }
  return statements.flatMap(({ statement, from }) => {
    if (statement.type !== 'ImportDeclaration' || !from) return [];
    const isNamed = statement.specifiers.every(({ type }) => type === 'ImportSpecifier');
    const names = statement.specifiers.flatMap((one) =>
      one.type === 'ImportSpecifier' ? [nameOf(one.imported)] : [],
    );
    return [{ from, names: isNamed && names.length > 0 ? names : 'all' }];
  });
}

/**
 * Returns the module that defines an exported name.
 * @param {string} id @param {string} name @param {Context} modules @returns {string}
 */
function definingModule(id, name, modules) {
  for (const { statement, from } of statementsOf(id, modules)) {
    if (!from) continue;
    if (statement.type === 'ExportAllDeclaration' && exportsName(from, name, modules)) {
      return definingModule(from, name, modules);
    }
    if (statement.type === 'ExportNamedDeclaration') {
      const one = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
      if (one) return definingModule(from, nameOf(one.local), modules);
    }
  }
  return id;
}

/** @param {string} id @param {string} name @param {Context} modules @returns {boolean} */
function exportsName(id, name, modules) {
  const { exports = [] } = modules.getModuleInfo(id) ?? {};
  if (!exports.includes('*')) return exports.includes(name);
  return definingModule(id, name, modules) !== id || exports.includes(name);
}

/**
 * Cached statements of each module, since a library's index has thousands.
 * @type {WeakMap<object, ReturnType<typeof readStatements>>}
 */
const read = new WeakMap();

/**
 * Returns the statements of a module; those that import or re-export have the id of the other module.
 * @param {string} id @param {Context} modules
 */
function statementsOf(id, modules) {
  const info = modules.getModuleInfo(id);
  if (!info?.code) return [];
  const known = read.get(info);
  if (known) return known;
  const statements = readStatements(info.code, info.importedIds);
  read.set(info, statements);
  return statements;
}

/** @param {string} code @param {readonly string[]} importedIds */
function readStatements(code, importedIds) {
  const { body } = parseAst(code);
  const sources = [
    ...new Set(body.flatMap((one) => ('source' in one && one.source ? [one.source.value] : []))),
  ];
  return body.map((statement) => {
    const source = 'source' in statement ? statement.source?.value : undefined;
    return { statement, from: source && importedIds[sources.indexOf(source)] };
  });
}
