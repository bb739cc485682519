import { PortalError } from '@hoa/api';
import { inPortalAddress, type OwnMembership, type Person } from '@hoa/domain';
import type { Pool } from 'pg';
import { mailDay } from '../mail/render-mail.ts';
import type { Mail } from '../ports/mail.ts';
import type { SignInRequest } from '../ports/queued-work.ts';
import type { Attempt, Limits } from './limits.ts';
import type { Roster } from './roster.ts';
import { hashToken, isSameSecret, randomToken, type Secrets } from './secrets.ts';
import { createSession } from './sessions.ts';
import { type SingleUse, SingleUses } from './single-use.ts';

/** How long a link and its code are valid. */
export const linkMs = 15 * 60 * 1000;

export interface SignInDependencies {
  /** Connections of the role `portal_identity`. */
  readonly pool: Pool;
  readonly roster: Roster;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly origin: string;
}

/** The stored part of a request for a link. */
type Asked = Pick<SignInRequest, 'email' | 'returnTo' | 'browser'> & {
  /** The person with this email address when the mail was created; only they can sign in with it. */
  readonly uid: string;
};

/** A successful sign-in. */
export interface SignInResult {
  /** The value of the session cookie. */
  readonly token: string;
  /** The value of the cookie that identifies the browser when it requests another link. */
  readonly known: string;
  readonly person: Person;
  readonly memberships: readonly OwnMembership[];
  readonly returnTo: string;
}

/** The identification of a browser that signs in, which allows it to repeat the same request. */
export interface SigningInBrowser {
  /** The cookie that was set when it requested the link. */
  readonly asking: string | undefined;
  /** The cookie that was set at an earlier sign-in. */
  readonly known?: string | undefined;
  /** A random text of its page, for a link that is opened in another browser than the requesting one. */
  readonly attempt?: string | undefined;
  /** The User-Agent header. */
  readonly device: string;
}

/** The network address and the browser that request a link. */
export interface RequestingBrowser {
  readonly address: string;
  /** The cookie that was set when this browser signed in before. */
  readonly known: string | undefined;
}

export interface LinkAttempt {
  readonly token: string;
  /** The email address in the link's URL, if any. */
  readonly email?: string | undefined;
}

export interface CodeAttempt {
  readonly code: string;
  readonly email: string;
}

/** Signs people in with mailed links and codes. Rejects with `sign-in-invalid` or `too-many-requests`. */
export class SignIn {
  readonly #dependencies: SignInDependencies;
  readonly #asked: SingleUses<Asked>;

  constructor(dependencies: SignInDependencies) {
    this.#dependencies = dependencies;
    this.#asked = new SingleUses(dependencies.pool, 'sign-in', linkMs);
  }

  /**
   * Counts and creates a request for a link. Only `mailFor` later checks that the email address is a member's, so that
   * the answer does not reveal it. A browser that has signed in with this address before is counted separately.
   */
  async ask(
    asked: Omit<SignInRequest, 'request' | 'browser'>,
    { address, known }: RequestingBrowser,
  ): Promise<{ readonly request: SignInRequest; readonly asking: string }> {
    const { email } = asked;
    const tries: Attempt[] = this.#isKnown(known, email)
      ? [['asksByBrowser', known]]
      : [
          ['asksByAddress', address],
          ['asksByPair', `${address} ${email}`],
          ['asksByEmail', email],
        ];
    await this.#dependencies.limits.count(...tries);
    const [name, browser] = [randomToken(), randomToken()];
    return {
      request: { ...asked, request: name, browser: hashToken(browser) },
      asking: `${name}.${browser}`,
    };
  }

  /**
   * Returns the mail with a link and a code, or with the first day of access if that is in the future; undefined for
   * strangers. Deterministic for a request.
   */
  async mailFor({
    request,
    email,
    locale,
    returnTo,
    browser,
  }: SignInRequest): Promise<Mail | undefined> {
    const { roster, secrets, origin } = this.#dependencies;
    const member = await roster.member(email);
    if (!member) return this.#mailBefore({ request, email, locale });
    const { uid } = member.person;
    await this.#asked.store(request, { uid, email, returnTo, browser });
    const token = `${request}.${secrets.derive('sign-in-link', request)}`;
    const link = `${origin}/login?email=${encodeURIComponent(email)}#token=${token}`;
    return {
      key: `sign-in:${hashToken(request)}`,
      to: { name: member.person.displayName, address: email },
      locale,
      association: member.association,
      hoaId: member.memberships[0]?.hoaId,
      content: { type: 'signIn', link, code: secrets.code(request) },
    };
  }

  /** Returns the mail for a person whose access starts in the future; undefined for strangers. */
  async #mailBefore({
    request,
    email,
    locale,
  }: Pick<SignInRequest, 'request' | 'email' | 'locale'>): Promise<Mail | undefined> {
    const { roster, origin } = this.#dependencies;
    const expected = await roster.futureMember(email);
    if (!expected) return undefined;
    const { displayName, association, since, timeZone } = expected;
    return {
      key: `sign-in:${hashToken(request)}`,
      to: { name: displayName, address: email },
      locale,
      association,
      content: {
        type: 'signInLater',
        link: `${origin}/login?email=${encodeURIComponent(email)}`,
        from: mailDay(locale, since, timeZone),
      },
    };
  }

  async byLink({ token, email }: LinkAttempt, by: SigningInBrowser): Promise<SignInResult> {
    const [request = '', secret = ''] = token.split('.');
    const isOurs = isSameSecret(secret, this.#dependencies.secrets.derive('sign-in-link', request));
    const asked = isOurs ? await this.#asked.find(request) : undefined;
    if (!asked || (email !== undefined && email !== asked.value.email)) throw refusal();
    return this.#complete(request, asked, by);
  }

  /** Signs in with a code, only in the browser that requested it. */
  async byCode({ code, email }: CodeAttempt, by: SigningInBrowser): Promise<SignInResult> {
    const { limits, secrets } = this.#dependencies;
    const [request = ''] = (by.asking ?? '').split('.');
    await limits.count(['triesByCode', request]);
    const asked = await this.#asked.find(request);
    const isAsking =
      asked !== undefined &&
      askedBy(request, asked.value, by) !== undefined &&
      email === asked.value.email;
    if (!isAsking) throw refusal();
    if (!this.#isKnown(by.known, email)) await limits.count(['triesByEmail', email]);
    if (!isSameSecret(code, secrets.code(request))) throw refusal();
    return this.#complete(request, asked, by);
  }

  async #complete(
    request: string,
    { value, marker }: SingleUse<Asked>,
    by: SigningInBrowser,
  ): Promise<SignInResult> {
    const { pool, roster, secrets } = this.#dependencies;
    const { uid, email, returnTo } = value;
    const member = await roster.member(email);
    if (member?.person.uid !== uid) throw refusal();
    // Derived from a secret that only this browser has, so that a repeated request gets the same session.
    const browser = askedBy(request, value, by) ?? by.attempt;
    const token = browser ? secrets.derive('session', `${request}.${browser}`) : randomToken();
    const { device } = by;
    const hashedToken = hashToken(token);
    const isKept = await createSession(pool, { marker, uid, email, hashedToken, device });
    if (!isKept) throw refusal();
    const { person, memberships } = member;
    const known = this.#isKnown(by.known, email) ? by.known : this.#knownFor(email);
    return { token, known, person, memberships, returnTo: inPortalAddress(returnTo) };
  }

  #knownFor(email: string, id = randomToken()): string {
    return `${id}.${this.#dependencies.secrets.derive('known-browser', `${id}.${email}`)}`;
  }

  /** True if the browser got the cookie when it signed in with this email address. */
  #isKnown(known: string | undefined, email: string): known is string {
    if (known === undefined) return false;
    const [id = ''] = known.split('.');
    return isSameSecret(known, this.#knownFor(email, id));
  }
}

/** Returns the secret of the browser that requested the link if the request comes from it; otherwise undefined. */
function askedBy(
  request: string,
  { browser }: Asked,
  { asking }: SigningInBrowser,
): string | undefined {
  const [name, secret = ''] = (asking ?? '').split('.');
  return name === request && isSameSecret(hashToken(secret), browser) ? secret : undefined;
}

function refusal(): PortalError {
  return new PortalError('sign-in-invalid');
}
