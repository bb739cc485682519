import { vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('TZ', 'Pacific/Kiritimati'));

import { expectDays } from './expectDays.tsx';

expectDays('Pacific/Kiritimati', { day: '2026-12-25' });
