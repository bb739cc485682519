import { escapeHtml } from '../http/escape-html.ts';

/** A paragraph of a mail, with a button if `link` is set. */
export interface MailBlock {
  readonly text: string;
  readonly link?: string;
}

export interface MailPage {
  readonly locale: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: string;
  /** Highlighted wherever a paragraph contains it. */
  readonly code?: string;
}

/**
 * The portal's design in CSS that mail clients support: hex colors and inline styles, since some clients remove
 * `<style>`. Clients that keep it also show the dark colors.
 */
const look = {
  body: "margin:0;padding:24px 12px;background:#f9f7f4;color:#24201b;font:16px/1.5 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  card: 'max-width:544px;margin:0 auto;padding:8px 24px 16px;border:1px solid #e3dfd9;border-radius:12px;background:#ffffff;overflow-wrap:anywhere',
  title: 'margin:16px 0;font-size:22px;line-height:1.25;font-weight:700',
  text: 'margin:16px 0',
  button:
    'display:inline-block;padding:10px 20px;border-radius:8px;background:#115940;color:#ffffff;font-weight:600;text-decoration:none',
  code: 'font-size:20px;letter-spacing:2px;white-space:nowrap',
  footer: 'max-width:544px;margin:16px auto 0;padding:0 24px;font-size:14px;color:#66605a',
} as const;

const dark =
  '@media (prefers-color-scheme:dark){body{background:#161310!important;color:#efece7!important}.card{background:#1f1c18!important;border-color:#35312c!important}.button{background:#6ac49c!important;color:#06170f!important}.footer{color:#aaa49c!important}}';

/** Renders a mail as HTML: a card with a title, paragraphs and buttons. */
export function mailPage({ locale, title, blocks, footer, code }: MailPage): string {
  const shown = (text: string) => {
    const escaped = escapeHtml(text).replaceAll('\n', '<br>');
    return code ? escaped.replaceAll(code, `<b style="${look.code}">${code}</b>`) : escaped;
  };
  const body = blocks.map(({ text, link }) =>
    link === undefined
      ? `<p style="${look.text}">${shown(text)}</p>`
      : `<p style="${look.text}"><a class="button" href="${escapeHtml(link)}" style="${look.button}">${shown(text)}</a></p>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${dark}</style></head>
<body style="${look.body}">
<div class="card" style="${look.card}">
<h1 style="${look.title}">${escapeHtml(title)}</h1>
${body.join('\n')}
</div>
<p class="footer" style="${look.footer}">${escapeHtml(footer)}</p>
</body>
</html>
`;
}
