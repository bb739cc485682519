// @ts-check

const file = /\/lucide-react\/dist\/esm\/icons\/(?!index)[^/]+\.mjs$/;
const parts = '\0hoa:icon';

/**
 * Reduces each lucide icon to its SVG shapes, without aliases, keys and the library's options for creating icons. An
 * icon takes the props of its `<svg>` element and is hidden from screen readers unless it has a label.
 * @returns {import('vite').Plugin}
 */
export function leanIcons() {
  return {
    name: 'hoa:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^\0hoa:icon$/ }, handler: (source) => source },
    load: { filter: { id: /^\0hoa:icon$/ }, handler: () => iconCode },
    transform: {
      filter: { id: file },
      handler(code, id) {
        const [, data] = /const __iconData = (\{[\s\S]*?\n\});/.exec(code) ?? [];
        // An alias of an icon that has its own file.
        if (!data && /^export \{ default \}/m.test(code)) return null;
        if (!data) return this.error(`${id} holds no icon.`);
        /** @type {{ size: number, node: [string, Record<string, unknown>, unknown?][] }} */
        const { size, node } = new Function(`return ${data}`)();
        if (size !== 24 || node.some((one) => one.length > 2)) {
          return this.error(`${id} is drawn in another way.`);
        }
        const drawn = node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
        return {
          code: `import { icon } from '${parts}';\nexport default /* @__PURE__ */ icon(${JSON.stringify(drawn)});\n`,
          map: null,
        };
      },
    },
  };
}

const iconCode = `
import { createElement } from 'react';

const attributes = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

export const icon = (drawn) => (props) =>
  createElement(
    'svg',
    { ...attributes, 'aria-hidden': !Object.keys(props).some(names) || undefined, ...props },
    ...drawn.map(([tag, rest]) => createElement(tag, rest)),
  );

const names = (name) => name === 'role' || name === 'title' || name.startsWith('aria-');
`;
