import { PortalError } from '@hoa/api';
import { fillText, maxSessionDays, sessionDays } from '@hoa/domain';
import { type Locale, locales } from '@hoa/locales';
import type { AuditedDatabase } from '../database/create-database.ts';
import { escapeHtml } from '../http/answer-json.ts';
import type { HttpApp } from '../http/http-env.ts';
import { plainPage } from '../http/plain-page.ts';
import { actorOf } from '../http/sender.ts';
import type { StoredSessions } from '../identity/sessions.ts';
import type { Guard, Sessions, SignedIn } from '../ports/sessions.ts';
import { privacyScript } from './privacy-script.ts';
import { privacyTexts } from './privacy-texts.ts';

export interface PrivacyDependencies {
  readonly database: Pick<AuditedDatabase, 'association' | 'ownRecords'>;
  readonly sessions: Sessions;
  readonly ownSessions: StoredSessions['own'];
  readonly guard: Guard;
  readonly now: () => Date;
}

/**
 * Adds `GET /api/privacy?locale=<locale>`, which describes the personal data that is stored, for how long and why, and
 * `POST /api/own-data`, which exports everything stored about the sender and requires recent re-authentication.
 */
export function privacyRoutes(dependencies: PrivacyDependencies): (app: HttpApp) => void {
  const { database, sessions, ownSessions, guard, now } = dependencies;
  return (app) => {
    app.get('/api/privacy', (c) => {
      const locale = locales.find((each) => each === c.req.query('locale')) ?? 'en';
      return page(locale);
    });

    app.get('/api/privacy.js', (c) => {
      c.header('Content-Type', 'text/javascript; charset=utf-8');
      return c.body(privacyScript);
    });

    app.post('/api/own-data', async (c) => {
      const signedIn = await sessions.find(c.req.raw.headers);
      if (!signedIn) throw new PortalError('signed-out');
      const { person } = signedIn;
      // Those who share the email export their own data.
      const memberships = signedIn.memberships.filter(({ uid }) => uid === person.uid);
      c.set('uid', person.uid);
      await guard.beforeExport(signedIn);
      const ids = [...new Set(memberships.map(({ hoaId }) => hoaId))];
      const associations = [];
      for (const id of ids) {
        const association = await database.association(id);
        if (!association) continue;
        const { name } = association;
        const actors = memberships
          .filter(({ hoaId }) => hoaId === id)
          .map((membership) => actorOf(signedIn, membership.id));
        const own = await database.ownRecords(association, person.uid, actors);
        associations.push({ id, name, ...own });
      }
      const signIns = await ownSessions(signedIn).list();
      // Reading takes a while, during which the person may have been removed or have signed out.
      const after = await sessions.find(c.req.raw.headers);
      if (rolesOf(after) !== rolesOf(signedIn)) throw new PortalError('signed-out');
      const all = { at: now().toISOString(), person, memberships, signIns, associations };
      return c.body(JSON.stringify(all, null, 2), 200, {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="portal-data.json"',
      });
    });
  };
}

/** Returns the session and its memberships in a form that can be compared. */
function rolesOf(signedIn: SignedIn | null): string {
  return JSON.stringify([
    signedIn?.sessionId,
    signedIn?.memberships.map(({ id, until }) => [id, until]),
  ]);
}

/** The placeholders of the texts. */
const lengths = { sessionDays: `${sessionDays}`, maxSessionDays: `${maxSessionDays}` };

function page(locale: Locale): Response {
  const { portal, title, sections, download, errors } = privacyTexts[locale];
  const text = sections.map(
    ({ heading, paragraphs }) =>
      `<h2>${escapeHtml(heading)}</h2>\n${paragraphs.map((each) => `<p>${escapeHtml(fillText(each, lengths))}</p>`).join('\n')}`,
  );
  const attributes = Object.entries({ ...errors, sent: download.sent, done: download.done })
    .map(([name, each]) => ` data-${name}="${escapeHtml(each)}"`)
    .join('');
  return plainPage({
    locale,
    portal,
    title,
    script: '/api/privacy.js',
    content: `${text.join('\n')}
<h2>${escapeHtml(download.heading)}</h2>
<p>${escapeHtml(download.lead)}</p>
<p><button type="button" id="download">${escapeHtml(download.button)}</button></p>
<form id="proof" hidden>
<p><label for="code">${escapeHtml(download.code)}</label>
<input id="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" pattern="[0-9]{6}" required></p>
<p><button>${escapeHtml(download.confirm)}</button></p>
</form>
<p role="status"${attributes}></p>`,
  });
}
