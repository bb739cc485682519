export { UnsentNotice } from './UnsentNotice.tsx';
