// @ts-check

/**
 * Writes `offline.json`: every script and style of a build and what they show, such as sample data and its
 * pictures, relative to it. The portal's worker keeps them, so that what is loaded on demand, such as a form,
 * opens without a connection too.
 * @returns {import('vite').Plugin}
 */
export function offlineFiles() {
  return {
    name: 'hoa:offline-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((path) =>
          /\.(js|css)$|^assets\/.+\.(?!map$)\w+$/.test(path),
        );
        this.emitFile({
          type: 'asset',
          fileName: 'offline.json',
          source: `${JSON.stringify({ files: files.sort() })}\n`,
        });
      },
    },
  };
}
