import { remoteConfig } from '@hoa/build';

export default remoteConfig(import.meta.dirname);
