import { vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('TZ', 'Pacific/Kiritimati'));

import { expectDays } from './expectDays.tsx';

expectDays('Pacific/Kiritimati');
