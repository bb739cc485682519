// @ts-check

/** @typedef {{ site: string, folder: string, say: (line: string) => void }} DevelopOptions */
/** @typedef {{ site: string, say: (line: string) => void }} ServeOptions */
/** @typedef {{ args: readonly string[], folder: string, say: (line: string) => void }} AssociationOptions */
/**
 * @typedef {object} Commands
 * @property {(options: DevelopOptions) => Promise<void>} develop
 * @property {(options: ServeOptions) => Promise<void>} serve
 * @property {(say: (line: string) => void) => Promise<void>} migrate
 * @property {(options: AssociationOptions) => Promise<void>} association
 */

/**
 * Runs a command of the built server; prints an error as a plain message and exits with code 1.
 * @template {keyof Commands} Name
 * @param {Name} name
 * @param {(command: Commands[Name]) => Promise<void>} run
 */
export async function runBuilt(name, run) {
  try {
    const address = new URL(`dist/${name}.mjs`, import.meta.url).href;
    /** @type {Pick<Commands, Name>} */
    const built = await import(address);
    await run(built[name]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
