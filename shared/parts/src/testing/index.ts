export { pdfFile, pictureFile } from './files.ts';
export { recordObjectUrls } from './record-object-urls.ts';
