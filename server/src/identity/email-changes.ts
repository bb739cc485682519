import { PortalError } from '@hoa/api';
import { confirmEmail } from '@hoa/use-cases/confirm-email';
import type { Pool } from 'pg';
import type { Database } from '../ports.ts';
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

  /** Puts the email in place of the former one in every association. Rejects with `sign-in-invalid`. */
  async confirm(token: string, traceId: string): Promise<void> {
    const { roster, secrets, database } = this.#dependencies;
    const [name = '', secret = ''] = token.split('.');
    const isOurs = isSame(secret, secrets.derive('email-link', name));
    const asked = isOurs ? await this.#asked.find(name) : undefined;
    if (!asked) throw new PortalError('sign-in-invalid');
    const { hoaId, uid, email } = asked.value;
    const owner = (await roster.uidsOf([email])).get(email.toLowerCase());
    const former = await this.#formerEmail(hoaId, uid, email);
    // Somebody else has it, or the person asked for yet another one.
    if ((owner !== undefined && owner !== uid) || former === undefined) {
      throw new PortalError('sign-in-invalid');
    }
    // The association where it was asked for goes last: after a crash in between the link can be opened again.
    const source = { uid, operation: 'profile.confirmEmail', traceId };
    const others = (await roster.associationsOf(uid, former)).filter((id) => id !== hoaId);
    await this.#moveSessions(former, email);
    for (const id of [...others, hoaId]) {
      const association = await database.association(id);
      if (!association) continue;
      await database
        .unitOfWork(source)
        .write(association, (transaction) =>
          confirmEmail({ ...transaction, now: new Date() }, { uid, email }),
        );
    }
    await asked.use();
  }

  /** The email that counts now; undefined when the person does not wait for this one. */
  async #formerEmail(hoaId: string, uid: string, email: string): Promise<string | undefined> {
    const { database } = this.#dependencies;
    const association = await database.association(hoaId);
    if (!association) return undefined;
    const source = { uid, operation: 'profile.confirmEmail', traceId: '' };
    return database.unitOfWork(source).read(association, async ({ repositories }) => {
      const profile = await repositories.profiles.get(uid);
      if (profile?.pendingEmail !== email) return undefined;
      return (await repositories.people.get(uid))?.email;
    });
  }

  /** The person stays signed in on their devices. */
  async #moveSessions(former: string, email: string): Promise<void> {
    const { pool, auth } = this.#dependencies;
    const to = email.toLowerCase();
    const own = await auth.findUserByEmail(former.toLowerCase());
    if (!own) return;
    const there = await auth.findUserByEmail(to);
    if (!there) await auth.updateUser(own.user.id, { email: to });
    else {
      const ids = [own.user.id, there.user.id];
      await pool.query('UPDATE identity.sessions SET user_id = $2 WHERE user_id = $1', ids);
      await pool.query('DELETE FROM identity.users WHERE id = $1', [own.user.id]);
    }
  }
}
