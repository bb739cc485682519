import { vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('TZ', 'America/New_York'));

import { expectDays } from './expectDays.tsx';

expectDays('America/New_York');
