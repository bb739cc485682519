import { createHash } from 'node:crypto';
import { escapeHtml } from '../mail/escape-html.ts';

export interface PlainPage {
  readonly locale: string;
  readonly title: string;
  /** HTML of the main part, after its heading. */
  readonly content: string;
  /** The address of a script of this server. */
  readonly script?: string;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:44rem;padding:1.5rem;color-scheme:light dark}
article{border:1px solid #8886;border-radius:.5rem;margin:1rem 0;padding:1rem}
ul{list-style:none;padding:0}h2{font-size:1.1rem;margin:0}
pre{white-space:pre-wrap;font:inherit}a{overflow-wrap:anywhere}
button,input{font:inherit;padding:.6rem 1rem;min-height:44px;box-sizing:border-box}
label{display:block}
main>h2{margin-top:1.5rem}`;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** A page that needs nothing of the portal's own. */
export function plainPage({ locale, title, content, script }: PlainPage): Response {
  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${script === undefined ? '' : `<script type="module" src="${escapeHtml(script)}"></script>`}
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      // The address of a page that is opened by a mail may hold an email.
      'Referrer-Policy': 'no-referrer',
    },
  });
}
