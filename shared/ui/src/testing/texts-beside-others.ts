interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
}

/**
 * Names those text nodes that React keeps, with the components they are in. React keeps a node for each text that is
 * not the only child of an element and changes or removes that node later, but the browser's translation has replaced
 * it by then. Translation leaves white space alone.
 */
export function textsBesideOthers(nodes: readonly Text[]): string[] {
  const names = nodes.flatMap((node) => {
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    if (!key || node.data.trim() === '') return [];
    return `"${node.data}" in ${parentsOf(Reflect.get(node, key) as Fiber).join(' of ')}`;
  });
  return [...new Set(names)];
}

/** The elements around a text up to the nearest component with a name, and the one around that. */
function parentsOf({ return: parent }: Fiber): string[] {
  const names: string[] = [];
  let components = 0;
  for (let fiber = parent; fiber && components < 3; fiber = fiber.return) {
    const { type } = fiber;
    if (typeof type === 'string') names.push(`<${type}>`);
    if (typeof type !== 'function') continue;
    names.push(type.name);
    components += 1;
  }
  return names;
}
