import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

// A setup file of the tests in Node: it is run for each of their files.
afterAll(removeTemporaryFolders);
