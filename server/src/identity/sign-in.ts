import { PortalError } from '@hoa/api';
import { inPortalAddress, type OwnMembership, type Person } from '@hoa/domain';
import type { Pool } from 'pg';
import type { SignInRequest } from '../jobs/kept-work.ts';
import type { Mail } from '../mail/mail.ts';
import { mailDay } from '../mail/mail-day.ts';
import type { Auth } from './auth.ts';
import { keepSignIn } from './keep-sign-in.ts';
import type { Limits, Try } from './limits.ts';
import type { Roster } from './roster.ts';
import { hashToken, isSame, randomToken, type Secrets } from './secrets.ts';
import { type SingleUse, SingleUses } from './single-use.ts';

/** How long a link and its code can be used. */
export const linkMs = 15 * 60 * 1000;

export interface SignInDependencies {
  readonly auth: Auth;
  /** Connections of the role `portal_identity`. */
  readonly pool: Pool;
  readonly roster: Roster;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly origin: string;
}

/** What a link or a code signs in. */
type Asked = Pick<SignInRequest, 'email' | 'returnTo' | 'browser'> & {
  /** The person whose email it was when the mail was made; nobody else signs in by it. */
  readonly uid: string;
};

/** A sign-in that succeeded. */
export interface SignInResult {
  /** What the browser's cookie is to hold. */
  readonly token: string;
  /** The value of the cookie by which the browser is known when it asks for another link. */
  readonly known: string;
  readonly person: Person;
  readonly memberships: readonly OwnMembership[];
  readonly returnTo: string;
}

/** What identifies a browser that signs in, so that it may repeat the same request. */
export interface TriedBy {
  /** The cookie that was set when it asked for the link. */
  readonly asking: string | undefined;
  /** The cookie that was set when it signed in before. */
  readonly known?: string | undefined;
  /** A random text of its page, for a link opened in another browser than the one that asked. */
  readonly attempt?: string | undefined;
  /** Its User-Agent header. */
  readonly device: string;
}

/** The network address and the browser that ask for a link. */
export interface AskedBy {
  /** The address of the network. */
  readonly address: string;
  /** The cookie that was set when this browser signed in before. */
  readonly known: string | undefined;
}

export interface LinkTried {
  readonly token: string;
  /** The one in the link's own address, where there is one. */
  readonly email?: string | undefined;
}

export interface CodeTried {
  readonly code: string;
  readonly email: string;
}

/** Signs people in by what is mailed to them. Rejects with `sign-in-invalid` or `too-many-requests`. */
export class SignIn {
  readonly #dependencies: SignInDependencies;
  readonly #asked: SingleUses<Asked>;

  constructor(dependencies: SignInDependencies) {
    this.#dependencies = dependencies;
    this.#asked = new SingleUses(dependencies.auth, 'sign-in', linkMs);
  }

  /**
   * Counts a request for a link and names it. Whether the email is a member's is not looked at: that is done later, by
   * `mailFor`, so that nobody can tell. A browser that has signed in by this email is counted apart from all others.
   */
  async ask(
    asked: Omit<SignInRequest, 'request' | 'browser'>,
    { address, known }: AskedBy,
  ): Promise<{ readonly request: SignInRequest; readonly asking: string }> {
    const { email } = asked;
    const tries: Try[] = this.#isKnown(known, email)
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
   * The mail with a link and a code, or with the day from which they are given; undefined for strangers. Made again, it is
   * the same.
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
    await this.#asked.keep(request, { uid, email, returnTo, browser });
    const token = `${request}.${secrets.derive('sign-in-link', request)}`;
    const link = `${origin}/login?email=${encodeURIComponent(email)}#token=${token}`;
    return {
      key: `sign-in:${hashToken(request)}`,
      to: { name: member.person.displayName, address: email },
      locale,
      association: member.association,
      content: { type: 'signIn', link, code: secrets.code(request) },
    };
  }

  /** The mail for somebody whose access begins later; undefined for strangers. */
  async #mailBefore({
    request,
    email,
    locale,
  }: Pick<SignInRequest, 'request' | 'email' | 'locale'>): Promise<Mail | undefined> {
    const { roster, origin } = this.#dependencies;
    const expected = await roster.memberToCome(email);
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

  async byLink({ token, email }: LinkTried, by: TriedBy): Promise<SignInResult> {
    const [request = '', secret = ''] = token.split('.');
    const isOurs = isSame(secret, this.#dependencies.secrets.derive('sign-in-link', request));
    const asked = isOurs ? await this.#asked.find(request) : undefined;
    if (!asked || (email !== undefined && email !== asked.value.email)) throw refusal();
    return this.#complete(request, asked, by);
  }

  /** Only in the browser that asked. */
  async byCode({ code, email }: CodeTried, by: TriedBy): Promise<SignInResult> {
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
    if (!isSame(code, secrets.code(request))) throw refusal();
    return this.#complete(request, asked, by);
  }

  async #complete(
    request: string,
    { value, marker }: SingleUse<Asked>,
    by: TriedBy,
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
    const isKept = await keepSignIn(pool, { marker, uid, email, hashedToken, device });
    if (!isKept) throw refusal();
    const { person, memberships } = member;
    const known = this.#isKnown(by.known, email) ? by.known : this.#knownFor(email);
    return { token, known, person, memberships, returnTo: inPortalAddress(returnTo) };
  }

  #knownFor(email: string, id = randomToken()): string {
    return `${id}.${this.#dependencies.secrets.derive('known-browser', `${id}.${email}`)}`;
  }

  /** The cookie counts when its browser got it for signing in by this email. */
  #isKnown(known: string | undefined, email: string): known is string {
    if (known === undefined) return false;
    const [id = ''] = known.split('.');
    return isSame(known, this.#knownFor(email, id));
  }
}

/** The secret of the browser that asked for the link, when the request comes from it; otherwise undefined. */
function askedBy(request: string, { browser }: Asked, { asking }: TriedBy): string | undefined {
  const [name, secret = ''] = (asking ?? '').split('.');
  return name === request && isSame(hashToken(secret), browser) ? secret : undefined;
}

function refusal(): PortalError {
  return new PortalError('sign-in-invalid');
}
