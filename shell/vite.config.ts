import { shellConfig } from '@hoa/shared/vite';

export default shellConfig();
