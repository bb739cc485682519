// @ts-check

/**
 * Collects the names that a build's sources import from one module, to be compared with what is provided.
 * @param {string} moduleName
 */
export function importedNames(moduleName) {
  const quoted = moduleName.replaceAll('/', '\\/');
  const statement = new RegExp(
    `(?:import|export)\\s*\\{([^}]*)\\}\\s*from\\s*['"]${quoted}['"]`,
    'g',
  );
  /** @type {Set<string>} */
  const names = new Set();
  return {
    /** A transform that changes nothing. @param {string} code @param {string} id @returns {null} */
    collect(code, id) {
      if (id.includes('/node_modules/') || !code.includes(moduleName)) return null;
      for (const [, list = ''] of code.matchAll(statement)) {
        for (const item of list.split(',')) {
          const name = item.trim().split(/\s+as\s+/)[0] ?? '';
          if (name && !name.startsWith('type ')) names.add(name);
        }
      }
      return null;
    },
    sorted: () => [...names].sort(),
  };
}
