// @ts-check
import { measureLoad } from './measure-load.mjs';
import { median, printTable } from './table.mjs';

/** @typedef {import('./measure-load.mjs').Load} Load */
/** @typedef {{ name: string, path: string, role: 'resident' | 'vendor' | 'admin', state?: import('./conditions.mjs').State }} Place */

/** @type {readonly Place[]} */
export const places = [
  { name: 'home', path: '/', role: 'resident' },
  { name: 'news', path: '/news', role: 'resident' },
  { name: 'tickets', path: '/tickets', role: 'resident' },
  { name: 'vendor board', path: '/vendor', role: 'vendor' },
  { name: 'admin', path: '/admin', role: 'admin' },
];

/**
 * Loads each page in each contender, alternating between contenders, and prints the medians side by side.
 * @param {import('playwright').Browser} browser
 * @param {readonly import('./contenders.mjs').Contender[]} contenders
 * @param {{ places: readonly Place[], runs: number }} options
 */
export async function benchPages(browser, contenders, { places: chosen, runs }) {
  for (const place of chosen) {
    /** @type {Map<string, Load[]>} */
    const loads = new Map(contenders.map(({ name }) => [name, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const { name, origin } of contenders) {
        const path = name === 'minimal' ? '/' : place.path;
        loads.get(name)?.push(await measureLoad(browser, origin + path, place));
      }
    }
    console.log(`\n${place.name} (${place.path}, ${place.role}), median of ${runs}, empty cache`);
    const rows = [...loads].map(([name, all]) => row(name, all, loads.get('minimal') ?? []));
    printTable(
      ['', 'requests', 'JS kB gz', '× minimal', 'LCP ms', '× minimal', 'blocking ms', 'CLS'],
      rows,
    );
  }
}

/** @param {string} name @param {readonly Load[]} all @param {readonly Load[]} floor */
function row(name, all, floor) {
  const of = (/** @type {keyof Load} */ figure, loads = all) => median(loads.map((l) => l[figure]));
  const times = (/** @type {keyof Load} */ figure) => (of(figure) / of(figure, floor)).toFixed(2);
  return [
    name,
    of('requests'),
    of('scriptKb').toFixed(1),
    times('scriptKb'),
    of('lcp').toFixed(0),
    times('lcp'),
    of('blocking').toFixed(0),
    of('cls').toFixed(4),
  ];
}
