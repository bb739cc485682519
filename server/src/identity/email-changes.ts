import { PortalError } from '@hoa/api';
import { confirmEmail } from '@hoa/use-cases/confirm-email';
import type { Pool } from 'pg';
import type { Database, SignedIn } from '../ports.ts';
import type { Auth } from './auth.ts';
import type { Roster } from './roster.ts';
import { isSame, type Secrets } from './secrets.ts';
import { SingleUses } from './single-use.ts';

/** How long a new email can be confirmed. */
const confirmableMs = 24 * 60 * 60 * 1000;

/** A person who wants to be reached and to sign in by another email. */
export interface AskedEmail {
  readonly hoaId: string;
  readonly uid: string;
  readonly email: string;
  /** By which they were signed in when they asked. */
  readonly former: string;
}

export interface EmailChangeDependencies {
  readonly auth: Auth;
  /** Connections of the role `portal_identity`. */
  readonly pool: Pool;
  readonly database: Pick<Database, 'unitOfWork' | 'association'>;
  readonly roster: Roster;
  readonly secrets: Secrets;
  readonly origin: string;
}

/** Lets a new email count once its owner has opened the link that was sent to it. */
export class EmailChanges {
  readonly #dependencies: EmailChangeDependencies;
  readonly #asked: SingleUses<AskedEmail>;

  constructor(dependencies: EmailChangeDependencies) {
    this.#dependencies = dependencies;
    this.#asked = new SingleUses(dependencies.auth, 'email', confirmableMs);
  }

  /** Waits for the link of this name to be opened. */
  keep(name: string, asked: AskedEmail): Promise<void> {
    return this.#asked.keep(name, asked);
  }

  /** The link that confirms it. */
  linkOf(name: string, locale: string): string {
    const { secrets, origin } = this.#dependencies;
    const token = `${name}.${secrets.derive('email-link', name)}`;
    return `${origin}/api/confirm-email?locale=${locale}#token=${token}`;
  }

  /**
   * Puts the email in place of the former one in every association that knows the person by it. Rejects with
   * `sign-in-invalid`.
   * @param confirming who is signed in where the link was opened
   */
  async confirm(
    token: string,
    confirming: Pick<SignedIn, 'sessionId' | 'person'> | null,
    traceId: string,
  ): Promise<void> {
    const { roster, secrets, database } = this.#dependencies;
    const [name = '', secret = ''] = token.split('.');
    const isOurs = isSame(secret, secrets.derive('email-link', name));
    const asked = isOurs ? await this.#asked.find(name) : undefined;
    if (!asked) throw new PortalError('sign-in-invalid');
    const { hoaId, uid, email, former } = asked.value;
    const isWaiting = await this.#isWaiting(asked.value);
    const owner = isWaiting && (await roster.claimUids([email], () => uid)).get(email);
    // Somebody else has it, the person asked for yet another one, or what they asked with no longer counts.
    if (owner !== uid) throw new PortalError('sign-in-invalid');
    // The association where it was asked for goes last: after a crash in between the link can be opened again.
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

  /** Whether the person waits for this email, and is still known by the one that they asked with. */
  async #isWaiting({ hoaId, uid, email, former }: AskedEmail): Promise<boolean> {
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
   * The person stays signed in where they open the link: this browser has the sign-in by the former email and the mail
   * to the new one. Any other sign-in may be of somebody who asked for an email that is not theirs.
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
