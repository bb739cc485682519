export { keepWelcomeSeen } from '../welcome/seen.ts';
export { pdfFile } from './files.ts';
