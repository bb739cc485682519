import { vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('TZ', 'Europe/Berlin'));

import { expectDays } from './expectDays.tsx';

expectDays('Europe/Berlin');
