import { fillText } from '@hoa/domain';
import type { Locale } from '@hoa/locales';
import type { Period } from '@hoa/use-cases';
import { escapeHtml } from '../http/answer-json.ts';
import { pageHtml } from '../http/plain-page.ts';
import { exportTexts } from './export-texts.ts';
import type { ExportManifest } from './manifest.ts';

export const dictionaryPath = 'data-dictionary.csv';

export interface IndexPage extends Pick<ExportManifest, 'at' | 'association' | 'tables' | 'files'> {
  readonly locale: Locale;
  readonly timeZone: string;
  /** Of an auditor's package. */
  readonly period: Period | undefined;
}

/** Renders the page that lists the content of an export. It links to files beside it and loads nothing. */
export function indexPage(page: IndexPage): string {
  const { locale, at, timeZone, association, tables, files, period } = page;
  const texts = exportTexts[locale];
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const heads = [texts.kind, texts.table, texts.count].map(
    (head) => `<th scope="col">${escapeHtml(head)}</th>`,
  );
  const items = files.map(({ file }) => `<li>${linkTo(file.path)}</li>`);
  return pageHtml({
    locale,
    portal: association.name,
    title: fillText(period ? texts.packageTitle : texts.title, { association: association.name }),
    content: `${period ? paragraph(periodText(period, locale)) : ''}
${paragraph(fillText(texts.madeAt, { time: time.format(new Date(at)) }))}
${paragraph(period ? texts.packageContent : texts.content)}
<h2>${escapeHtml(texts.records)}</h2>
${paragraph(texts.tablesOpen)}
${paragraph(period ? texts.formulas : `${texts.formulas} ${texts.formulasImported}`)}
<p>${linkTo(dictionaryPath, texts.dictionary)}</p>
<table><thead><tr>${heads.join('')}</tr></thead><tbody>
${tables.map((table) => tableRow(table, locale)).join('\n')}
</tbody></table>
<h2>${escapeHtml(texts.files)}</h2>
${items.length === 0 ? paragraph(texts.noFiles) : `<ul>\n${items.join('\n')}\n</ul>`}`,
  });
}

/** Returns the first and the last day of a period. */
export function periodText({ from, to }: Period, locale: Locale): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return day.formatRange(new Date(from), new Date(to));
}

function tableRow({ name, rows, file }: ExportManifest['tables'][number], locale: Locale): string {
  const kinds: Readonly<Record<string, string>> = exportTexts[locale].tables;
  const kind = kinds[name] ?? name;
  const count = new Intl.NumberFormat(locale).format(rows);
  return `<tr><th scope="row">${escapeHtml(kind)}</th><td>${linkTo(file.path)}</td><td>${count}</td></tr>`;
}

function linkTo(path: string, label = path.slice(path.indexOf('/') + 1)): string {
  const address = path.split('/').map(encodeURIComponent).join('/');
  return `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;
}
