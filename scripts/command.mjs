// @ts-check

/**
 * Runs the work of a command; prints an error as a plain message and exits with code 1.
 * @param {() => Promise<void>} work
 */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
