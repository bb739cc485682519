import { beforeEach, describe, expect, it } from 'vitest';
import { createOpenAttempt } from './open-attempt.ts';

let storage: Storage;
let made: number;
const newKey = () => `key-${++made}`;
const open = () => createOpenAttempt(() => storage, newKey);
const dues = { uid: 'resident-1', amount: 15_000, method: 'ach' } as const;

beforeEach(() => {
  storage = memoryStorage();
  made = 0;
});

describe('an open attempt', () => {
  it('keeps its key for retries of the same payment', () => {
    const attempt = open();
    expect([attempt.keyOf(dues), attempt.keyOf(dues)]).toEqual(['key-1', 'key-1']);
  });

  it('keeps its key over a reload', () => {
    open().keyOf(dues);
    expect(open().keyOf(dues)).toBe('key-1');
  });

  it.each([
    ['another amount', { ...dues, amount: 15_001 }],
    ['another method', { ...dues, method: 'card' as const }],
    ['another person', { ...dues, uid: 'resident-2' }],
  ])('has another key for %s', (_what, other) => {
    const attempt = open();
    attempt.keyOf(dues);
    expect(attempt.keyOf(other)).toBe('key-2');
  });

  it('gets a new key after forget, also after a reload', () => {
    const attempt = open();
    attempt.keyOf(dues);
    attempt.forget();
    expect(attempt.keyOf(dues)).toBe('key-2');
    attempt.forget();
    expect(open().keyOf(dues)).toBe('key-3');
  });

  it.each(['', 'null', '{"a":', '[1,2]', '["x",""]', '{}'])(
    'ignores corrupt storage: %j',
    (text) => {
      storage.setItem('hoa:payment-attempt', text);
      expect(open().keyOf(dues)).toBe('key-1');
    },
  );

  it('works without storage', () => {
    const attempt = createOpenAttempt(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    }, newKey);
    expect([attempt.keyOf(dues), attempt.keyOf(dues)]).toEqual(['key-1', 'key-1']);
  });
});

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
