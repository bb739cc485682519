import { describe, expect, it } from 'vitest';
import { domain as de } from './locales/de.ts';
import { domain as es } from './locales/es.ts';
import { domain as fr } from './locales/fr.ts';
import { en } from './messages.ts';
import { refusalMessage, validationMessage } from './validation-message.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

type Text = string | ((parties: { vendor: string; resident: string }) => string);
const parties = { vendor: '{vendor}', resident: '{resident}' };

/** Every text by its path, such as 'roles.admin'; one that names people names them by placeholders. */
const flat = (messages: typeof en): [string, string][] =>
  Object.entries(messages).flatMap(([group, texts]: [string, string | Record<string, Text>]) =>
    typeof texts === 'string'
      ? [[group, texts]]
      : Object.entries(texts).map(([key, text]): [string, string] => [
          `${group}.${key}`,
          typeof text === 'function' ? text(parties) : text,
        ]),
  );

describe.each([
  ['es', es],
  ['fr', fr],
  ['de', de],
])('%s', (_locale, messages) => {
  const english = new Map(flat(en));

  it('has no blank text and keeps every placeholder', () => {
    for (const [path, text] of flat(messages)) {
      expect(text.trim(), path).not.toBe('');
      expect(placeholders(text), path).toEqual(placeholders(english.get(path) ?? ''));
    }
  });

  it('translates every sentence', () => {
    for (const group of ['refusals', 'validations'] as const) {
      const own: Record<string, string> = messages[group];
      for (const [code, text] of Object.entries(en[group])) expect(own[code], code).not.toBe(text);
    }
  });
});

describe('a message', () => {
  it('of a refusal uses the status labels of its language', () => {
    const params = { from: 'new', to: 'resolved' };
    expect(refusalMessage(en, { code: 'status-transition', params })).toBe(
      'Invalid status transition from New to Resolved',
    );
    expect(refusalMessage(de, { code: 'status-transition', params })).toBe(
      'Der Status lässt sich nicht von „Neu“ in „Erledigt“ ändern',
    );
  });

  it('fills in a problem, looks up a code and keeps anything else', () => {
    const problem = { code: 'file-type', params: { list: '.pdf' } } as const;
    expect(validationMessage(en, problem)).toBe('File type not supported. Accepted: .pdf');
    expect(validationMessage(es, 'vendor-required')).toBe('Seleccione un proveedor');
    expect(validationMessage(es, 'toString')).toBe('toString');
  });
});
