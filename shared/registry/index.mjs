// The schema of the registry's entries for remotes and for the site: a release with invalid entries is refused, and the
// shell drops an invalid remote. It is JavaScript because releases run it in Node, and written without a library
// because it is in the initial bundle of every page.

/** The roles of pages; a test checks that `@hoa/domain` has the same list. */
export const roles = ['resident', 'vendor', 'admin'];

/** @typedef {(value: unknown, path: string) => string[]} Check returns the errors of a value, each with its path */

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

/**
 * @type {(item: Check, shape?: Readonly<Record<string, Check>>) => Check} checks every value with `item`, those in
 * `shape` with their own check
 */
const record =
  (item, shape = {}) =>
  (value, path) =>
    isRecord(value)
      ? Object.keys({ ...shape, ...value }).flatMap((key) =>
          (shape[key] ?? item)(value[key], `${path}.${key}`),
        )
      : [`${path} is not an object`];

/** @type {(shape: Readonly<Record<string, Check>>) => Check} allows other properties, which a later version may add */
const object = (shape) => record(() => [], shape);

const text = is((value) => typeof value === 'string' && value.trim() !== '', 'a text');
const number = is(Number.isFinite, 'a number');
const flag = optional(is((value) => typeof value === 'boolean', 'true or false'));
const address = is((value) => typeof value === 'string' && /^\/(?!\/)/.test(value), 'a path');
const role = is((value) => roles.some((one) => one === value), 'a role');

/** Requires only English: releases do not have texts in languages that are added later. */
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
 * The site's configuration: the sign-in modes, the URL of the API, and the reason if live mode is unavailable. A site
 * without a configuration offers only sample data.
 * @typedef {{ modes: readonly ('mock' | 'live')[], api?: string | undefined, unavailable?: string | undefined }}
 * Configuration
 */

const configuration = /* @__PURE__ */ object({
  modes: /* @__PURE__ */ list(
    /* @__PURE__ */ is((value) => modes.some((one) => one === value), 'a mode'),
    1,
  ),
  api: /* @__PURE__ */ optional(address),
  unavailable: /* @__PURE__ */ optional(text),
});

/**
 * The default configuration.
 * @type {Configuration}
 */
export const mockAlone = { modes: ['mock'] };

/**
 * Returns the errors of a site's configuration, each with its path; empty if valid.
 * @param {unknown} value
 * @returns {string[]}
 */
export function configurationFaults(value) {
  return configuration(value, 'configuration');
}

/**
 * Returns the errors of a remote's registry entry, each with its path; empty if valid.
 * @param {unknown} value
 * @returns {string[]}
 */
export function entryFaults(value) {
  return entry(value, 'entry');
}

/**
 * Returns the valid parts of an invalid entry: the remote's display name and the paths of its pages. A page without
 * valid roles can belong to any role.
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
