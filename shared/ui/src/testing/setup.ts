import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { allowed } from './complaints.ts';
import { installPlatform } from './platform.ts';
import { textsBesideOthers } from './texts-beside-others.ts';

installPlatform();
// A long timeout for busy machines; a wait ends as soon as its condition is true.
configure({ asyncUtilTimeout: 4000 });

// Testing Library uses real time unless it finds Jest's clock; this makes it advance Vitest's fake timers.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});

const complaints: string[] = [];
const textNodes: Text[] = [];

beforeEach(() => {
  textNodes.length = 0;
  document.createTextNode = (text) => {
    const node = Document.prototype.createTextNode.call(document, text);
    textNodes.push(node);
    return node;
  };
  complaints.length = 0;
  allowed.clear();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const complaint = parts.map(String).join(' ');
      if (![...allowed].some((pattern) => pattern.test(complaint))) complaints.push(complaint);
    });
  }
});

afterEach(() => {
  const texts = textsBesideOthers(textNodes);
  cleanup();
  // Toasts are outside the container that a test renders.
  toast.remove();
  // Removes text typed in this test.
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.lang = 'en';
  const unexpected = [...complaints];
  complaints.length = 0;
  expect(unexpected, 'the test complained on the console').toEqual([]);
  expect(texts.join('\n'), 'each text beside other content has an element of its own').toBe('');
});
