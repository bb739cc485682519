import type { FileContent } from '@hoa/shared/data';
import texts from '../samples/file-texts.json';
import { fileContents } from './file-contents.ts';

/** All sample files; in a module of its own, because few visits download one. */
export function loadFileContents(): FileContent[] {
  return fileContents(texts);
}
