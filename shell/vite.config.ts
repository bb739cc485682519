import { shellConfig } from '@hoa/build';

export default shellConfig();
