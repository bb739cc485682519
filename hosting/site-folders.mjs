// @ts-check
import { join } from 'node:path';

/** The folder in a site where releases keep their records; never served by its name. */
export const recordsFolder = '.releases';

/** Where the views of a site stand, each a folder named by its content. */
export const viewsFolder = join(recordsFolder, 'views');

/** What is written or removed here is not finished; whoever begins a change empties it. */
export const unfinishedFolder = join(recordsFolder, 'unfinished');
