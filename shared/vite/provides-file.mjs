// @ts-check
import { contractVersion, sharedVersions } from './sharing.mjs';

/**
 * Writes `provides.json`: what a release of the shell offers its remotes. A remote that needs more is
 * refused at release time and, should it be there all the same, not loaded.
 * @returns {import('vite').Plugin}
 */
export function providesFile() {
  return {
    name: 'hoa:provides-file',
    apply: 'build',
    async generateBundle() {
      const facade = await this.resolve('@hoa/shared', `${process.cwd()}/src/main.tsx`, {
        skipSelf: true,
      });
      const ids = [...this.getModuleIds()].filter((id) => id.endsWith('/shared/src/index.ts'));
      const id = ids[0] ?? facade?.id;
      const exports = (id && this.getModuleInfo(id)?.exports) || [];
      this.emitFile({
        type: 'asset',
        fileName: 'provides.json',
        source: `${JSON.stringify({ contract: contractVersion, versions: sharedVersions, exports: [...exports].sort() }, null, 1)}\n`,
      });
    },
  };
}
