import { remoteConfig } from '@hoa/shared/vite';
import { area, pages } from './src/pages.ts';

export default remoteConfig({ name: 'remote-resident', area, pages });
