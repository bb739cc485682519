import { use, useEffect, useSyncExternalStore } from 'react';
import { getLocale, type Locale, subscribeLocale, useLocale } from './locale.ts';

/** How to fetch the texts that are not in the bundle. */
export type MessageLoaders<M> = Record<Exclude<Locale, 'en'>, () => Promise<M>>;

/**
 * Makes the hook that answers a folder's texts in the page's language.
 * English is in the bundle; the others are fetched when first needed, and the former language stays on
 * screen meanwhile. Only a first render in another language suspends. Texts that can't be fetched are
 * shown in English and tried again when the language next changes.
 */
export function defineMessages<M extends object>(en: M, loaders: MessageLoaders<M>): () => M {
  const loaded = new Map<Locale, M>([['en', en]]);
  const loading = new Map<Locale, Promise<void>>();
  const failed = new Set<Locale>();
  const listeners = new Set<() => void>();
  let shown: M | undefined;
  let firstLoad: Promise<void> | undefined;

  function load(locale: Locale): Promise<void> {
    const started = loading.get(locale);
    if (started) return started;
    const loader = locale === 'en' || loaded.has(locale) ? undefined : loaders[locale];
    if (!loader || failed.has(locale)) return Promise.resolve();
    const promise = fetchTexts(locale, loader);
    loading.set(locale, promise);
    return promise;
  }

  async function fetchTexts(locale: Locale, loader: () => Promise<M>): Promise<void> {
    try {
      loaded.set(locale, await loader());
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

  return function useText(): M {
    const locale = useLocale();
    const current = useSyncExternalStore(subscribe, texts, () => en);
    useEffect(() => {
      void load(locale);
    }, [locale]);
    if (!current) firstLoad = load(locale);
    // Also once it has ended: a render that was suspended must call `use` again when it finishes.
    if (firstLoad) use(firstLoad);
    return current ?? texts() ?? en;
  };
}
