// @ts-check
// What the registry says of a remote and of the site, as a schema: releases are refused by it, and the shell leaves a remote out by
// it. JavaScript, because releases run it in Node; by hand, because it is in the boot of every page.

/** Who pages can be for; `@hoa/domain` lists the same, checked by a test. */
export const roles = ['resident', 'vendor', 'admin'];

/** @typedef {(value: unknown, path: string) => string[]} Check what is wrong with a value, each by its path */

/** @type {(test: (value: unknown) => boolean, wanted: string) => Check} */
const is = (test, wanted) => (value, path) => (test(value) ? [] : [`${path} is not ${wanted}`]);

/** @type {(check: Check) => Check} */
const optional = (check) => (value, path) => (value === undefined ? [] : check(value, path));

/** @type {(item: Check, least?: number) => Check} */
const list =
  (item, least = 0) =>
  (value, path) =>
    Array.isArray(value) && value.length >= least
      ? value.flatMap((one, at) => item(one, `${path}[${at}]`))
      : [`${path} is not a list`];

/** @type {(item: Check, shape?: Readonly<Record<string, Check>>) => Check} every value by `item`, those of `shape` by their own */
const record =
  (item, shape = {}) =>
  (value, path) =>
    isRecord(value)
      ? Object.keys({ ...shape, ...value }).flatMap((key) =>
          (shape[key] ?? item)(value[key], `${path}.${key}`),
        )
      : [`${path} is not an object`];

/** @type {(shape: Readonly<Record<string, Check>>) => Check} what it does not name may be anything: a later version's */
const object = (shape) => record(() => [], shape);

const text = is((value) => typeof value === 'string' && value.trim() !== '', 'a text');
const number = is(Number.isFinite, 'a number');
const flag = optional(is((value) => typeof value === 'boolean', 'true or false'));
const address = is((value) => typeof value === 'string' && /^\/(?!\/)/.test(value), 'a path');
const role = is((value) => roles.some((one) => one === value), 'a role');

/** In English at least: a language that is added later is missing from what was released before. */
const localized = record(text, { en: text });
const label = { label: localized, icon: text, order: number };
const files = object({
  scripts: list(text),
  styles: list(text),
  data: optional(list(text)),
});

const place = { path: address, roles: list(role, 1) };
const page = object({
  ...place,
  id: text,
  title: localized,
  parent: optional(address),
  navigation: optional(
    object({ ...label, bottomBar: flag, sideBar: flag, exact: flag, badge: optional(text) }),
  ),
  menu: optional(object({ ...label, description: localized, quick: flag })),
  preload: files,
});

const entry = object({
  name: text,
  area: localized,
  release: text,
  entry: address,
  contract: number,
  requires: object({ versions: record(text), exports: record(list(text)) }),
  preload: files,
  pages: list(page, 1),
});

const modes = ['mock', 'live'];

/**
 * What the site offers besides its files: the modes that people can sign in to, where the API is, and why live mode
 * can't be used now. A site without one offers sample data alone.
 * @typedef {{ modes: readonly ('mock' | 'live')[], api?: string | undefined, unavailable?: string | undefined }} Configuration
 */

const configuration = /* @__PURE__ */ object({
  modes: /* @__PURE__ */ list(
    /* @__PURE__ */ is((value) => modes.some((one) => one === value), 'a mode'),
    1,
  ),
  api: /* @__PURE__ */ optional(address),
  unavailable: /* @__PURE__ */ optional(text),
});

/** What holds for a site without a configuration. @type {Configuration} */
export const mockAlone = { modes: ['mock'] };

/**
 * What is wrong with a site's configuration, each fault by its path; empty when nothing is.
 * @param {unknown} value
 * @returns {string[]}
 */
export function configurationFaults(value) {
  return configuration(value, 'configuration');
}

/**
 * What is wrong with the registry's entry of a remote, each fault by its path; empty when nothing is.
 * @param {unknown} value
 * @returns {string[]}
 */
export function entryFaults(value) {
  return entry(value, 'entry');
}

/**
 * What can be told of a remote whose entry is wrong: what people call it, and where its pages are. A page without
 * readable roles may be anybody's.
 * @param {unknown} value
 * @returns {{ area?: any, pages: { path: string, roles?: string[] }[] }}
 */
export function readableParts(value) {
  const { area, pages } = /** @type {Record<string, any>} */ (isRecord(value) ? value : {});
  const listed = Array.isArray(pages) ? pages.filter(isRecord) : [];
  return {
    ...(localized(area, '').length === 0 && { area }),
    pages: listed
      .filter(({ path }) => address(path, '').length === 0)
      .map(
        (one) =>
          /** @type {any} */ (object(place)(one, '').length === 0 ? one : { path: one.path }),
      ),
  };
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
