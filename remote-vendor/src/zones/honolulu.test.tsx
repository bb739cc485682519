import { vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('TZ', 'Pacific/Honolulu'));

import { expectDays } from './expectDays.tsx';

expectDays('Pacific/Honolulu');
