import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

// A setup file of the Node.js tests, which runs for each test file.
afterAll(removeTemporaryFolders);
