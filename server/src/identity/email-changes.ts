import { PortalError } from '@hoa/api';
import { confirmEmail } from '@hoa/use-cases/people/confirm-email';
import type { Pool } from 'pg';
import type { Database } from '../ports/database.ts';
import type { EmailChangeRequest } from '../ports/queued-work.ts';
import type { SignedIn } from '../ports/sessions.ts';
import type { Roster } from './roster.ts';
import { isSameSecret, type Secrets } from './secrets.ts';
import { SingleUses } from './single-use.ts';

/** How long the link in the mail is valid. */
const linkLifetimeMs = 24 * 60 * 60 * 1000;

export interface EmailChangeDependencies {
  /** Connections of the role `portal_identity`. */
  readonly pool: Pool;
  readonly database: Pick<Database, 'unitOfWork' | 'association'>;
  readonly roster: Roster;
  readonly secrets: Secrets;
  readonly origin: string;
}

/** Changes an email address once its owner has opened the link that was sent to it. */
export class EmailChanges {
  readonly #dependencies: EmailChangeDependencies;
  readonly #asked: SingleUses<EmailChangeRequest>;

  constructor(dependencies: EmailChangeDependencies) {
    this.#dependencies = dependencies;
    this.#asked = new SingleUses(dependencies.pool, 'email', linkLifetimeMs);
  }

  /** Stores a pending change under the name of its link. */
  store(name: string, asked: EmailChangeRequest): Promise<void> {
    return this.#asked.store(name, asked);
  }

  /** Returns the link that confirms the change. */
  linkOf(name: string, locale: string): string {
    const { secrets, origin } = this.#dependencies;
    const token = `${name}.${secrets.derive('email-link', name)}`;
    return `${origin}/api/confirm-email?locale=${locale}#token=${token}`;
  }

  /**
   * Replaces the former email address in every association that knows the person by it. Rejects with `sign-in-invalid`.
   * @param confirming The person who is signed in where the link was opened.
   */
  async confirm(
    token: string,
    confirming: Pick<SignedIn, 'sessionId' | 'person'> | null,
    traceId: string,
  ): Promise<void> {
    const { roster, secrets, database } = this.#dependencies;
    const [name = '', secret = ''] = token.split('.');
    const isOurs = isSameSecret(secret, secrets.derive('email-link', name));
    const asked = isOurs ? await this.#asked.find(name) : undefined;
    if (!asked) throw new PortalError('sign-in-invalid');
    const { hoaId, uid, email, former } = asked.value;
    const isWaiting = await this.#isWaiting(asked.value);
    const owner = isWaiting && (await roster.claimUids([email], () => uid)).get(email);
    // The address belongs to another person, the person has requested another change, or their former address has
    // changed.
    if (owner !== uid) throw new PortalError('sign-in-invalid');
    // The association of the request comes last, so that the link still works after a crash in between.
    const source = { uid, operation: 'profile.confirmEmail', traceId };
    const others = (await roster.associationsOf(uid, former)).filter((id) => id !== hoaId);
    const isOwn = confirming?.person.uid === uid && confirming.person.email === former;
    if (isOwn) await this.#moveSession(confirming.sessionId, email);
    for (const id of [...others, hoaId]) {
      const association = await database.association(id);
      if (!association) continue;
      await database
        .unitOfWork(source)
        .write(association, (transaction) =>
          confirmEmail({ ...transaction, now: new Date() }, { uid, email, former }),
        );
    }
    await asked.use();
  }

  /** True if this change is still pending and the person still has their former address. */
  async #isWaiting({ hoaId, uid, email, former }: EmailChangeRequest): Promise<boolean> {
    const { database } = this.#dependencies;
    const association = await database.association(hoaId);
    if (!association) return false;
    const source = { uid, operation: 'profile.confirmEmail', traceId: '' };
    return database.unitOfWork(source).read(association, async ({ repositories }) => {
      const [profile, person] = await Promise.all([
        repositories.profiles.get(uid),
        repositories.people.get(uid),
      ]);
      return (
        profile?.pendingEmail === email &&
        person?.email === former &&
        person.removedAt === undefined
      );
    });
  }

  /**
   * Keeps the person signed in where they open the link, since this browser has both the session of the former address
   * and the mail to the new one. Other sessions may belong to a person who has requested an address of somebody else.
   */
  async #moveSession(sessionId: string, email: string): Promise<void> {
    await this.#dependencies.pool.query(
      `WITH account AS (
         INSERT INTO identity.users AS known (id, email, email_verified, name, created_at, updated_at)
         VALUES ($2, $3, true, '', now(), now())
         ON CONFLICT (email) DO UPDATE SET updated_at = now()
         RETURNING id
       )
       UPDATE identity.sessions SET user_id = account.id FROM account WHERE sessions.id = $1`,
      [sessionId, crypto.randomUUID(), email],
    );
  }
}
