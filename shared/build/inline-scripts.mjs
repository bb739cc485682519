// @ts-check
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { target } from './sharing.mjs';

const placeholder = /<script data-inline="([^"]+)"><\/script>/g;

/**
 * Inlines scripts into the page, so that they run before any file is loaded: `<script
 * data-inline="/src/name.ts"></script>` becomes the bundled module.
 * @returns {import('vite').Plugin}
 */
export function inlineScripts() {
  let root = '';
  return {
    name: 'hoa:inline-scripts',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: { order: 'pre', handler: (html) => withInlineScripts(html, root) },
  };
}

/** Returns the page with its inline scripts. @param {string} html @param {string} root The folder of the page. */
export async function withInlineScripts(html, root) {
  const paths = [...html.matchAll(placeholder)].map(([, path = '']) => path);
  const scripts = new Map(
    await Promise.all(
      paths.map(async (path) => /** @type {const} */ ([path, await bundle(root + path)])),
    ),
  );
  return html.replace(placeholder, (_tag, path) => `<script>${scripts.get(path)}</script>`);
}

/** Bundles a module and its imports into a classic script. @param {string} entry */
async function bundle(entry) {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, target, lib: { entry, formats: ['iife'], name: 'inline' } },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code.trim() ?? '';
  if (code === '') throw new Error(`${entry} could not be bundled.`);
  // To hash the script for the content security policy, the hosting assumes that it ends at the next "<".
  if (code.includes('<')) throw new Error(`${entry} must not contain "<" when it is minified.`);
  return code;
}
