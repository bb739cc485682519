/**
 * Finds imports of the laboratory, and circles of folders, which Biome does not: it checks files. A folder's subfolders
 * count as part of it.
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
    {
      name: 'nothing-needs-the-lab',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { path: '^lab/' },
    },
  ],
  options: {
    includeOnly:
      '^((shell|server|mock-data|remote-[a-z]+|shared/[a-z-]+)/src|hosting|scripts|lab)/',
    exclude: 'node_modules|/dist/|\\.(test|proof)\\.|/testing/',
    // Imports of types are imports.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
