import '@hoa/shared/styles.css';
import { createReactRoot } from '@hoa/shared';
import { createPortal } from './composition/portal.ts';
import { loadRegistry } from './registry/registry-store.ts';
import { Shell } from './Shell.tsx';

void loadRegistry();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createReactRoot(root).render(<Shell {...createPortal()} />);
