import type { Locale } from '@hoa/locales';
import { use, useEffect, useSyncExternalStore } from 'react';
import { getLocale, subscribeLocale, useLocale } from './locale.ts';

/** The hook that returns texts in the page's language. */
export interface UseMessages<M> {
  (): M;
  /** The same for code that is no component: English where the texts can't be fetched. */
  load(): Promise<M>;
}

/**
 * Makes that hook from the English texts and their export in the files of the other languages:
 * `import.meta.glob('./??.ts', { base: '../locales', import: 'home' })`.
 * English is in the bundle; the others are fetched when first needed, and the former language stays on
 * screen meanwhile. Only a first render in another language suspends. Texts that can't be fetched are
 * shown in English and tried again when the language next changes.
 */
export function defineMessages<M extends object>(
  en: M,
  files: Record<string, () => Promise<unknown>>,
): UseMessages<M> {
  const loaded = new Map<Locale, M>([['en', en]]);
  const loading = new Map<Locale, Promise<void>>();
  const failed = new Set<Locale>();
  const listeners = new Set<() => void>();
  let shown: M | undefined;
  let firstLoad: Promise<void> | undefined;

  function load(locale: Locale): Promise<void> {
    const started = loading.get(locale);
    if (started) return started;
    if (loaded.has(locale) || failed.has(locale)) return Promise.resolve();
    const promise = fetchTexts(locale);
    loading.set(locale, promise);
    return promise;
  }

  async function fetchTexts(locale: Locale): Promise<void> {
    try {
      const texts = (await files[`./${locale}.ts`]?.()) as
        | (M & Partial<Record<Locale, M>>)
        | undefined;
      loaded.set(locale, texts?.[locale] ?? texts ?? en);
    } catch {
      failed.add(locale);
    }
    loading.delete(locale);
    for (const listener of [...listeners]) listener();
  }

  function texts(): M | undefined {
    const locale = getLocale();
    shown = (failed.has(locale) ? en : loaded.get(locale)) ?? shown;
    return shown;
  }

  function subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    const stop = subscribeLocale(() => {
      failed.clear();
      void load(getLocale());
      onChange();
    });
    return () => {
      listeners.delete(onChange);
      stop();
    };
  }

  function useText(): M {
    const locale = useLocale();
    const current = useSyncExternalStore(subscribe, texts, () => en);
    useEffect(() => {
      void load(locale);
    }, [locale]);
    if (!current) firstLoad = load(locale);
    // Also after it has settled: a suspended render must call `use` again when it resumes.
    if (firstLoad) use(firstLoad);
    return current ?? texts() ?? en;
  }

  useText.load = async () => {
    const locale = getLocale();
    await load(locale);
    return loaded.get(locale) ?? en;
  };
  return useText;
}
