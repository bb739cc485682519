export { pdfFile } from './files.ts';
