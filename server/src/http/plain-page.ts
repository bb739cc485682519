import { createHash } from 'node:crypto';
import { escapeHtml } from './answer-json.ts';

export interface PlainPage {
  readonly locale: string;
  /** The portal's name in the header. Generic, since the page serves all associations. */
  readonly portal: string;
  readonly title: string;
  /** HTML of the main part, below the heading. */
  readonly content: string;
  /** The URL of a script on this server. */
  readonly script?: string;
  /** Permits a form that is sent to this server. */
  readonly sendsForm?: boolean;
  /** The link of the header. */
  readonly home?: string | undefined;
}

/** The portal's colors and type, repeated here because such a page loads no stylesheet. */
const style = `:root{color-scheme:light dark;--surface:light-dark(oklch(.982 .004 85),oklch(.19 .006 75));--raised:light-dark(oklch(1 0 0),oklch(.23 .007 75));--line:light-dark(oklch(.905 .008 85),oklch(.325 .008 75));--edge:light-dark(oklch(.635 .012 80),oklch(.56 .011 75));--text:light-dark(oklch(.245 .012 70),oklch(.945 .006 85));--accent:light-dark(oklch(.43 .085 162),oklch(.76 .105 162));--link:light-dark(oklch(.4 .085 162),oklch(.83 .095 162));--on:light-dark(oklch(.99 .005 162),oklch(.19 .035 162))}
body{font:16px/1.5 -apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,system-ui,sans-serif;margin:0;background:var(--surface);color:var(--text)}
header{border-bottom:1px solid var(--line);background:var(--raised);padding:.375rem 1rem}
header a,main{display:flex;max-width:44rem;margin:0 auto}
header a{align-items:center;gap:.5rem;min-height:2.75rem;color:inherit;font-size:1.2rem;font-weight:700;letter-spacing:-.02em;text-decoration:none}
svg{width:1.5rem;height:1.5rem;padding:.25rem;border-radius:.5rem;background:var(--accent);color:var(--on)}
main{display:block;padding:1.5rem 1rem 3rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
h2{font-size:1.15rem;line-height:1.3;margin:0}main>h2{margin-top:2rem}
p{margin:.5rem 0 0;max-width:68ch}
article{border:1px solid var(--line);border-radius:.75rem;background:var(--raised);margin:1rem 0;padding:1rem 1.25rem}
ul{list-style:none;padding:0;margin:0}
pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}a{color:var(--link);overflow-wrap:anywhere}
button,input,textarea{font:inherit;padding:.5rem 1rem;min-height:2.75rem;box-sizing:border-box;border:1px solid var(--edge);border-radius:.5rem;background:var(--raised);color:inherit}
textarea{width:100%}
button{margin-top:.5rem;border-color:var(--accent);background:var(--accent);color:var(--on);font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid light-dark(oklch(.5 .15 250),oklch(.8 .12 240));outline-offset:2px}
label{display:block;margin-bottom:.25rem;font-weight:600}
table{border-collapse:collapse;margin-top:.75rem}th,td{border-bottom:1px solid var(--line);padding:.375rem 1rem .375rem 0;text-align:start;vertical-align:top;overflow-wrap:anywhere}th{font-weight:600}`;

const policy = (sendsForm = false) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${sendsForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** Answers with a page that works without the portal's scripts and styles. */
export function plainPage(page: PlainPage): Response {
  return new Response(pageHtml({ home: '/', ...page }), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(page.sendsForm),
      // The URL of a page that a mail links to may contain an email address.
      'Referrer-Policy': 'no-referrer',
    },
  });
}

/** Renders the page, which can also be opened as a file. */
export function pageHtml({ locale, portal, title, content, script, home }: PlainPage): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${script === undefined ? '' : `<script type="module" src="${escapeHtml(script)}"></script>`}
</head>
<body>
<header><a${home === undefined ? '' : ` href="${escapeHtml(home)}"`}><svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 3 8.5 13H12l-6 8h8v7h4v-7h8l-6-8h3.5z" fill="currentcolor"/></svg>${escapeHtml(portal)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
