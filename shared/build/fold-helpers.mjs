// @ts-check
import { posix } from 'node:path';
import { parseAst } from 'vite';
import { chunksOf } from './chunk-graph.mjs';
import { nameOf } from './imported-names.mjs';

/**
 * The bundler's helper modules that would get their own files: the module runtime and the helper of dynamic imports.
 */
const helpers = ['rolldown-runtime', 'preload-helper'];

/**
 * Moves the bundler's helpers into a file that is always loaded and runs before their users. Otherwise each would be a
 * request for a few hundred bytes.
 * @param {(chunk: import('./chunk-graph.mjs').Chunk) => boolean} isHost
 * @returns {import('vite').Plugin}
 */
export function foldHelpers(isHost) {
  return {
    name: 'hoa:fold-helpers',
    apply: 'build',
    enforce: 'post',
    // File names contain a content hash; change this salt when the output changes.
    augmentChunkHash: () => 'folded-1',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const host = chunks.find(isHost);
        if (!host) return this.error('The build has no file for the helpers.');
        for (const helper of chunks.filter(({ name }) =>
          helpers.some((one) => name.endsWith(one)),
        )) {
          if (helper === host || helper.imports.length > 0) continue;
          const held = `$${helpers.findIndex((one) => helper.name.endsWith(one))}`;
          for (const chunk of chunks) {
            if (!chunk.imports.includes(helper.fileName)) continue;
            const path = posix.relative(posix.dirname(chunk.fileName), host.fileName);
            const from = `import{${held}}from"${path.startsWith('.') ? path : `./${path}`}";`;
            chunk.code = withImportsFrom(chunk, helper.fileName, (names) =>
              chunk === host ? `const{${names}}=${held};` : `${from}const{${names}}=${held};`,
            );
          }
          host.code = `const ${held}=(()=>{${asFunction(helper.code)}})();${host.code}export{${held}};`;
          delete bundle[helper.fileName];
        }
      },
    },
  };
}

/**
 * Returns the code of a chunk in which `instead` replaces each import of a file. `instead` gets the imported names as a
 * destructuring pattern.
 * @param {import('./chunk-graph.mjs').Chunk} chunk @param {string} file @param {(names: string) => string} instead
 */
function withImportsFrom({ code, fileName }, file, instead) {
  const folder = posix.dirname(fileName);
  return parseAst(code).body.reduceRight((text, statement) => {
    if (statement.type !== 'ImportDeclaration') return text;
    if (posix.join(folder, statement.source.value) !== file) return text;
    const names = statement.specifiers.map((one) => {
      if (one.type !== 'ImportSpecifier') throw new Error(`${fileName} imports all of ${file}.`);
      return `${nameOf(one.imported)}:${one.local.name}`;
    });
    return text.slice(0, statement.start) + instead(names.join()) + text.slice(statement.end);
  }, code);
}

/** Converts the code of a chunk to a function body that returns its exports. @param {string} code */
function asFunction(code) {
  return parseAst(code).body.reduceRight((text, statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return text;
    const names = statement.specifiers.map(
      ({ exported, local }) => `${nameOf(exported)}:${nameOf(local)}`,
    );
    return `${text.slice(0, statement.start)}return{${names}};${text.slice(statement.end)}`;
  }, code);
}
