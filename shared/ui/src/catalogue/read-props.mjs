// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtinHandlers, builtinResolvers, makeFsImporter, parse, utils } from 'react-docgen';

/** @typedef {import('react-docgen').NodePath} Path */
/** @typedef {{name: string, type: string, required: boolean, doc: string}} PropDoc */
/** @typedef {{doc: string, props: PropDoc[]}} ComponentDoc */

/**
 * Returns the exported components of a source file, with their doc comments and those of their own props. Leaves out
 * native attributes.
 * @param {string} source
 * @param {string} filename where imports are resolved from
 * @returns {Record<string, ComponentDoc>}
 */
export function readProps(source, filename) {
  const components = parse(source, {
    filename,
    babelOptions: { babelrc: false, configFile: false },
    importer: makeFsImporter(),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    handlers: [
      builtinHandlers.displayNameHandler,
      builtinHandlers.componentDocblockHandler,
      propsHandler,
    ],
  });
  return Object.fromEntries(
    components.map(({ displayName = '', description = '', props = {} }) => [
      displayName,
      {
        doc: inOneLine(description),
        props: Object.entries(props).map(([name, prop]) => ({
          name,
          type: prop.tsType?.name ?? '',
          required: prop.required ?? false,
          doc: prop.description ?? '',
        })),
      },
    ]),
  );
}

/**
 * Replaces react-docgen's own handler, which misses what an interface inherits through `Omit` and `Pick`.
 * @type {import('react-docgen').Handler}
 */
function propsHandler(documentation, component) {
  for (const type of utils.getTypeFromReactComponent(component)) {
    for (const [name, member] of membersOf(type)) {
      const prop = documentation.getPropDescriptor(name);
      const annotation = /** @type {Path} */ (member.get('typeAnnotation'));
      const written = utils.printValue(/** @type {Path} */ (annotation.get('typeAnnotation')));
      prop.tsType = { name: typeText(written) };
      prop.required = !('optional' in member.node && member.node.optional);
      prop.description = inOneLine(utils.docblock.getDocblock(member) ?? '');
    }
  }
}

/**
 * Returns a type's members by name: its own first, then inherited ones.
 * @param {Path} path
 * @returns {Map<string, Path>}
 */
function membersOf(path) {
  const type = path.isTSTypeReference() ? resolved(path, 'typeName') : path;
  const members = new Map();
  if (type.isTSTypeLiteral()) addMembers(members, type.get('members'));
  if (type.isTSInterfaceDeclaration()) {
    addMembers(members, type.get('body').get('body'));
    const parents = /** @type {Path[]} */ ([type.get('extends')].flat());
    for (const [name, member] of parents.filter(({ node }) => node).flatMap(inheritedFrom)) {
      if (!members.has(name)) members.set(name, member);
    }
  }
  return members;
}

/** @param {Map<string, Path>} members @param {readonly Path[]} paths */
function addMembers(members, paths) {
  for (const path of paths) {
    if (path.isTSPropertySignature()) members.set(utils.getPropertyName(path) ?? '', path);
  }
}

/**
 * Returns the members of a parent type that `Omit` or `Pick` keeps.
 * @param {Path} parent
 * @returns {[string, Path][]}
 */
function inheritedFrom(parent) {
  const name = utils.printValue(/** @type {Path} */ (parent.get('expression')));
  if (name !== 'Omit' && name !== 'Pick') {
    return [...membersOf(resolved(parent, 'expression'))];
  }
  const [base, keys] = /** @type {Path[]} */ ([parent.get('typeParameters.params')].flat());
  if (!base || !keys) return [];
  const named = new Set([...utils.printValue(keys).matchAll(/'([\w-]+)'/g)].map(([, key]) => key));
  return [...membersOf(base)].filter(([key]) => named.has(key) === (name === 'Pick'));
}

/** @param {Path} path @param {string} reference @returns {Path} */
function resolved(path, reference) {
  return utils.resolveToValue(/** @type {Path} */ (path.get(reference)));
}

/**
 * Removes `| undefined` and outer parentheses from a type.
 * @param {string} written
 */
function typeText(written) {
  return inOneLine(written)
    .replace(/ \| undefined\b/g, '')
    .replace(/^\((.*)\)$/, '$1');
}

/** @param {string} text */
function inOneLine(text) {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

const kit = fileURLToPath(new URL('../', import.meta.url));

/** Returns the components that the kit exports, by name. */
function readKitProps() {
  const index = readFileSync(`${kit}index.ts`, 'utf8');
  const components = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    // A file of a component is named for it; one of a hook has no props.
    .filter(
      (name) =>
        /(^|[\\/])[A-Z]\w*\.tsx$/.test(name) && index.includes(`'./${name.replaceAll('\\', '/')}'`),
    )
    .flatMap((name) => Object.entries(readProps(readFileSync(kit + name, 'utf8'), kit + name)))
    .filter(([name]) => new RegExp(`[{,]\\s*${name}\\b`).test(index));
  return Object.fromEntries(components);
}

const virtualId = 'virtual:kit-props';

/**
 * Provides `virtual:kit-props`, the kit's components with their descriptions and props, read from the sources.
 * @returns {import('vite').Plugin}
 */
export function kitProps() {
  return {
    name: 'kit-props',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    load: (id) =>
      id === `\0${virtualId}` ? `export const kitProps = ${JSON.stringify(readKitProps())};` : null,
  };
}
