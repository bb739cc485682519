// @ts-check
import { join } from 'node:path';

/** The folder in a site for the records of releases; never served under this name. */
export const recordsFolder = '.releases';

/** The folder of a site's views; each view is a folder named by the hash of its content. */
export const viewsFolder = join(recordsFolder, 'views');

/** The folder for incomplete writes and removals; the next change empties it. */
export const unfinishedFolder = join(recordsFolder, 'unfinished');
