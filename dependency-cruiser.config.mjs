/**
 * Finds circles of folders, which Biome does not: it checks files. A folder's subfolders count as part of it.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: '^(shell|server|mock-data|remote-[a-z]+|shared/[a-z-]+)/src/',
    exclude: 'node_modules|/dist/|\\.(test|proof)\\.|/testing/',
    // Imports of types are imports.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
