// @ts-check

/** @typedef {{name: string, type: string, required: boolean, doc: string}} PropDoc */
/** @typedef {{doc: string, props: PropDoc[]}} ComponentDoc */
/** @typedef {{own: PropDoc[], parents: {name: string, only?: string[], without?: string[]}[]}} Shape */

const member =
  /\/\*\*\s*(?<doc>[\s\S]*?)\s*\*\/\s*(?<name>[\w'-]+)(?<optional>\?)?:\s*(?<type>[\s\S]*?);\n(?=\s*(?:\/\*\*|$|[\w'-]+\??:))/g;

/**
 * What the kit's sources say of its components: the sentence above each, and its own props with theirs.
 * Native attributes are left out. A plain reading of interfaces written as they are in this folder.
 * @param {readonly string[]} sources
 * @returns {Record<string, ComponentDoc>}
 */
export function readProps(sources) {
  /** @type {Map<string, Shape>} */
  const shapes = new Map();
  for (const source of sources) {
    const declared = /interface (\w+)(?:<[^{]*?>)?(?:\s+extends ([^{]*))? \{(?:\n([\s\S]*?)\n)?\}/g;
    for (const [, name = '', parents = '', body = ''] of source.matchAll(declared)) {
      shapes.set(name, { own: membersOf(`${body}\n`), parents: parentsOf(parents) });
    }
  }
  /** @type {Record<string, ComponentDoc>} */
  const components = {};
  for (const source of sources) {
    const exported =
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:function ([A-Z]\w*)(?:<[^(]*>)?\(([\s\S]*?)\)|class (\w+) extends Component<(\w+Props)[^{]*(?:\{[^}]*\}>)?) \{/g;
    for (const [, doc = '', fn, parameters = '', cls, clsProps] of source.matchAll(exported)) {
      const shape = clsProps ?? /:\s*(?:Omit<)?(\w+Props)/.exec(parameters)?.[1];
      components[fn ?? cls ?? ''] = {
        doc: doc.replace(/\s*\n\s*\* ?/g, ' ').trim(),
        props: shape ? propsOf(shape, shapes) : [],
      };
    }
  }
  return Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {string} body @returns {PropDoc[]} */
function membersOf(body) {
  return [...body.matchAll(member)].map(({ groups = {} }) => ({
    name: groups.name ?? '',
    type: (groups.type ?? '')
      .replace(/\s+/g, ' ')
      .replace(/ \| undefined\b/g, '')
      .replace(/^\((.*)\)$/, '$1'),
    required: !groups.optional,
    doc: (groups.doc ?? '').replace(/\s*\n\s*\* ?/g, ' '),
  }));
}

/** @param {string} clause @returns {Shape['parents']} */
function parentsOf(clause) {
  const parents = [
    ...clause
      .replace(/keyof \w+/g, '')
      .matchAll(/(?:(Omit|Pick)<\s*)?\b(\w+(?:Props|Look))\b(?:<[^<>]*>)?(?:,\s*([^>]*)>)?/g),
  ];
  return parents.map(([, operation, name = '', keys = '']) => {
    const names = [...keys.matchAll(/'([\w-]+)'/g)].map(([, key = '']) => key);
    if (operation === 'Pick') return { name, only: names };
    return operation === 'Omit' ? { name, without: names } : { name };
  });
}

/** @param {string} name @param {Map<string, Shape>} shapes @returns {PropDoc[]} */
function propsOf(name, shapes) {
  const shape = shapes.get(name);
  if (!shape) return [];
  const inherited = shape.parents.flatMap((parent) =>
    propsOf(parent.name, shapes).filter(
      (prop) => (parent.only?.includes(prop.name) ?? true) && !parent.without?.includes(prop.name),
    ),
  );
  const own = new Set(shape.own.map((prop) => prop.name));
  return [...shape.own, ...inherited.filter((prop) => !own.has(prop.name))];
}
