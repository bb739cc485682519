import { remoteConfig } from '@hoa/shared/vite';
import { area, pages } from './src/pages.ts';

export default remoteConfig({ name: 'remote-vendor', port: 5175, area, pages });
