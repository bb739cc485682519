interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
}

/**
 * Lists the text nodes that React updates directly, with the components they are in. React keeps a reference to each
 * text that is not the only child of an element and later changes or removes that node, but the browser's translation
 * has replaced it by then. Translation ignores white space.
 */
export function textsBesideOthers(nodes: readonly Text[]): string[] {
  const names = nodes.flatMap((node) => {
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    if (!key || node.data.trim() === '') return [];
    return `"${node.data}" in ${parentsOf(Reflect.get(node, key) as Fiber).join(' of ')}`;
  });
  return [...new Set(names)];
}

/** Returns the ancestors of a text up to the nearest named component and its parent. */
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
