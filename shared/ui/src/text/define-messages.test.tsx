import type { Locale } from '@hoa/locales';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { setLocale } from './locale.ts';

interface Texts {
  hello: string;
}

type Loaded = 'es' | 'fr' | 'de';

const hello: Record<'en' | Loaded, Texts> = {
  en: { hello: 'Hello' },
  es: { hello: 'Hola' },
  fr: { hello: 'Bonjour' },
  de: { hello: 'Hallo' },
};

/** Texts whose loading the test completes. */
function setUp() {
  const pending: { locale: Loaded; end: (works: boolean) => Promise<void> }[] = [];
  const asked: Loaded[] = [];
  const loader = (locale: Loaded) => () => {
    asked.push(locale);
    let resolve = (_file: Texts) => {};
    let reject = (_error: Error) => {};
    const promise = new Promise<Texts>((fulfil, refuse) => {
      resolve = fulfil;
      reject = refuse;
    });
    const end = (works: boolean) =>
      act(async () => (works ? resolve(hello[locale]) : reject(new Error('offline'))));
    pending.push({ locale, end });
    return promise;
  };
  const useText = defineMessages(hello.en, {
    './es.ts': loader('es'),
    './fr.ts': loader('fr'),
    './de.ts': loader('de'),
  });
  function Greeting() {
    return <p>{useText().hello}</p>;
  }
  const show = () =>
    render(
      <Suspense fallback={<p>waiting</p>}>
        <Greeting />
        <Greeting />
      </Suspense>,
    );
  const arrive = async (locale: Loaded, works = true) => {
    const index = pending.findIndex((each) => each.locale === locale);
    const [found] = pending.splice(index, 1);
    await found?.end(works);
  };
  return { show, arrive, asked };
}

const choose = (locale: Locale) => act(async () => setLocale(locale));
const shown = () => screen.getAllByText(/.+/, { selector: 'p' }).map((p) => p.textContent);

describe('texts', () => {
  it('are English on the first render, without a request', () => {
    const { show, asked } = setUp();
    show();
    expect(shown()).toEqual(['Hello', 'Hello']);
    expect(asked).toEqual([]);
  });

  it('stay in the previous language until the new one is loaded, once', async () => {
    const { show, arrive, asked } = setUp();
    show();
    await choose('fr');
    expect(shown()).toEqual(['Hello', 'Hello']);
    await arrive('fr');
    expect(shown()).toEqual(['Bonjour', 'Bonjour']);
    await choose('de');
    expect(shown()).toEqual(['Bonjour', 'Bonjour']);
    await arrive('de');
    await choose('fr');
    expect(shown()).toEqual(['Bonjour', 'Bonjour']);
    expect(asked).toEqual(['fr', 'de']);
  });

  it('are in the language chosen last, even when another arrives later', async () => {
    const { show, arrive } = setUp();
    show();
    await choose('fr');
    await choose('de');
    await arrive('de');
    await arrive('fr');
    expect(shown()).toEqual(['Hallo', 'Hallo']);
  });

  it('wait only when the first render is in another language', async () => {
    setLocale('es');
    const { show, arrive, asked } = setUp();
    await act(async () => show());
    expect(screen.getByText('waiting')).toBeVisible();
    await arrive('es');
    expect(shown()).toEqual(['Hola', 'Hola']);
    await choose('fr');
    expect(shown()).toEqual(['Hola', 'Hola']);
    expect(asked).toEqual(['es', 'fr']);
  });

  it('are English when the first request fails, and are not requested again', async () => {
    setLocale('es');
    const { show, arrive, asked } = setUp();
    await act(async () => show());
    await arrive('es', false);
    expect(shown()).toEqual(['Hello', 'Hello']);
    expect(asked).toEqual(['es']);
  });

  it('are English when a request fails, and are requested again at the next language change', async () => {
    const { show, arrive, asked } = setUp();
    show();
    await choose('fr');
    await arrive('fr');
    await choose('de');
    await arrive('de', false);
    expect(shown()).toEqual(['Hello', 'Hello']);
    await choose('fr');
    expect(shown()).toEqual(['Bonjour', 'Bonjour']);
    await choose('de');
    await arrive('de');
    expect(shown()).toEqual(['Hallo', 'Hallo']);
    expect(asked).toEqual(['fr', 'de', 'de']);
  });

  it('are correct in components that mount after a language change', async () => {
    const { show, arrive } = setUp();
    show().unmount();
    await choose('fr');
    await act(async () => show());
    await arrive('fr');
    expect(shown()).toEqual(['Bonjour', 'Bonjour']);
  });
});
