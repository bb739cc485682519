import {
  type Membership,
  mayImpersonate,
  mayManageAdmins,
  type PersonEntry,
  type Seat,
} from '@hoa/domain';
import { isHeld } from '@hoa/domain/people';
import { type DomainMessages, useDomainText } from '@hoa/domain-text';
import { ConfirmedAction, useDayText, useFailure, useNow } from '@hoa/parts';
import { useViewAs } from '@hoa/parts/view-as';
import { notify, useActor, useCommand, useOperation, usePortal } from '@hoa/portal';
import {
  Alert,
  Badge,
  Button,
  DefinitionList,
  Drawer,
  EmptyState,
  Icon,
  OnDemand,
  partOnDemand,
  SkeletonList,
  VisuallyHidden,
} from '@hoa/ui';
import { formatDate, formatPercent, localeName, useLocale } from '@hoa/ui/text';
import { UserMinus, UserX } from 'lucide';
import { useId, useState } from 'react';
import { History } from '../../../history/History.tsx';
import { EmailText } from '../EmailText.tsx';
import { useText } from './messages.ts';
import { OpenTickets } from './OpenTickets.tsx';
import styles from './People.module.css';
import { Term } from './Term.tsx';

const InviteDialog = partOnDemand(() => import('./InviteDialog.tsx').then((m) => m.InviteDialog));
const ChangeMembershipDialog = partOnDemand(() =>
  import('./ChangeMembershipDialog.tsx').then((m) => m.ChangeMembershipDialog),
);
const EndDialog = partOnDemand(() => import('./EndDialog.tsx').then((m) => m.EndDialog));
const SeatDialog = partOnDemand(() => import('./SeatDialog.tsx').then((m) => m.SeatDialog));
const CorrectPersonDialog = partOnDemand(() =>
  import('./CorrectPersonDialog.tsx').then((m) => m.CorrectPersonDialog),
);
const ChangeEmailDialog = partOnDemand(() =>
  import('./ChangeEmailDialog.tsx').then((m) => m.ChangeEmailDialog),
);

export interface PersonDrawerProps {
  readonly id: string;
  /** The person from the list on the page, if it contains them; their ended roles are always loaded. */
  readonly known: PersonEntry | undefined;
  readonly onClose: () => void;
}

/** The person in the URL, with their roles and history. */
export function PersonDrawer({ id, known, onClose }: PersonDrawerProps) {
  const text = useText();
  const { data, error } = useOperation('people.get', { personId: id });
  const person = data?.id === id ? data : known;
  if (!person && error) {
    return (
      <Drawer open title={text.personNotFound} onClose={onClose}>
        <EmptyState icon={<Icon icon={UserX} />} title={text.personNotFound} />
      </Drawer>
    );
  }
  return (
    <Drawer open size="lg" title={person?.displayName ?? text.people} onClose={onClose}>
      {person ? <Person person={person} /> : <SkeletonList shape="block" count={3} />}
    </Drawer>
  );
}

type Question =
  | 'add'
  | 'email'
  | 'correct'
  | 'seat'
  | { readonly seat: Seat }
  | 'remove'
  | { readonly about: Membership; readonly act: 'change' | 'end' };

function isAbout(question: Question | null): question is Extract<Question, { about: Membership }> {
  return typeof question === 'object' && question !== null && 'about' in question;
}

function Person({ person }: { readonly person: PersonEntry }) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const locale = useLocale();
  const [question, setQuestion] = useState<Question | null>(null);
  const [remove] = useCommand('people.remove');
  const [endMembership] = useCommand('people.endMembership');
  const [endSeat] = useCommand('people.endSeat');
  const [restore] = useCommand('people.restore');
  const [sendInvitation, { isLoading: isSending }] = useCommand('people.sendInvitation');
  const now = useNow();
  const { id, email, phone, postalAddress, company, services, removedAt, memberships } = person;
  const { forwarding, invitedAt, bouncedAt, language, hasSignedIn, seats } = person;
  const day = useDayText();
  const mayChange = useMayChange();
  const mayView = useMayView(id);
  const { start } = useViewAs();
  const isOpen = memberships.every(mayChange);
  const close = () => setQuestion(null);
  const held = memberships.filter((one) => isHeld(one, new Date(now)));
  const units = new Set(held.flatMap(({ unit }) => unit ?? []));
  const ending = isAbout(question) && question.act === 'end' && question.about;
  const changing = isAbout(question) && question.act === 'change' && question.about;
  const retiring =
    typeof question === 'object' && question !== null && 'seat' in question && question.seat;

  async function restoreNow() {
    try {
      await restore({ personId: id });
      notify.success(text.restored);
    } catch (error) {
      fail(error, text.failedToRestore);
    }
  }

  async function view({ id: membershipId }: Membership) {
    try {
      await start(membershipId);
    } catch (error) {
      fail(error, text.failedToView);
    }
  }

  async function inviteAgain() {
    try {
      await sendInvitation({ personId: id });
      notify.success(text.invitedAgain);
    } catch (error) {
      fail(error, text.failedToInviteAgain);
    }
  }

  return (
    <div className={styles.sections}>
      {removedAt && (
        <Alert
          tone="info"
          title={text.removedOn({ day: formatDate(removedAt, locale) })}
          actions={isOpen && <Button onClick={() => void restoreNow()}>{text.restore}</Button>}
        />
      )}
      <DefinitionList
        className={styles.facts}
        items={[
          {
            term: text.email,
            value: email ? (
              <span className={styles.role}>
                <EmailText email={email} />
                {bouncedAt && (
                  <Badge tone="danger">{text.bouncedOn({ day: day(bouncedAt) })}</Badge>
                )}
              </span>
            ) : (
              text.noEmail
            ),
          },
          { term: text.phoneNumber, value: phone },
          {
            term: text.postalAddress,
            value: (postalAddress || forwarding) && (
              <span className={styles.roles}>
                {postalAddress && <span>{postalAddress}</span>}
                {forwarding && (
                  <span className={styles.role}>
                    <span>{forwarding.address}</span>
                    <span className={styles.quiet}>{text.from({ day: day(forwarding.from) })}</span>
                  </span>
                )}
              </span>
            ),
          },
          { term: text.language, value: language && localeName(language) },
          { term: text.lastInvited, value: invitedAt && day(invitedAt) },
          {
            term: text.signIn,
            value:
              hasSignedIn === undefined
                ? undefined
                : hasSignedIn
                  ? text.hasSignedIn
                  : text.neverSignedIn,
          },
          { term: text.company, value: company },
          { term: text.services, value: services?.join(', ') },
        ]}
      />
      <Memberships
        memberships={memberships}
        onChange={removedAt ? undefined : (about) => setQuestion({ about, act: 'change' })}
        onEnd={removedAt ? undefined : (about) => setQuestion({ about, act: 'end' })}
        onView={mayView ? (about) => void view(about) : undefined}
        viewText={email ? text.view : text.actFor}
      />
      {seats && seats.length > 0 && (
        <Seats seats={seats} onEnd={removedAt ? undefined : (seat) => setQuestion({ seat })} />
      )}
      {!removedAt && (
        <div className={styles.actions}>
          <Button onClick={() => setQuestion('add')}>{text.addRole}</Button>
          <Button onClick={() => setQuestion('seat')}>{text.addSeat}</Button>
          <Button onClick={() => setQuestion('correct')}>{text.correct}</Button>
          {isOpen && <Button onClick={() => setQuestion('email')}>{text.changeEmail}</Button>}
          {email && (
            <Button loading={isSending} onClick={() => void inviteAgain()}>
              {text.inviteAgain}
            </Button>
          )}
          {isOpen && (
            <Button icon={<Icon icon={UserMinus} />} onClick={() => setQuestion('remove')}>
              {text.remove}
            </Button>
          )}
        </div>
      )}
      <History subject={{ kind: 'person', id }} title={text.history} />
      {[...units].map((unit) => (
        <History key={unit} subject={{ kind: 'unit', id: unit }} title={text.accountOf({ unit })} />
      ))}
      {question === 'add' && (
        <OnDemand what={text.addRole} onClose={close}>
          <InviteDialog person={person} onClose={close} />
        </OnDemand>
      )}
      {question === 'email' && (
        <OnDemand what={text.changeEmail} onClose={close}>
          <ChangeEmailDialog person={person} onClose={close} />
        </OnDemand>
      )}
      {question === 'remove' && (
        <ConfirmedAction
          question={text.removeQuestion}
          labels={{
            confirm: text.remove,
            done: text.removedToast,
            failed: text.failedToRemove,
          }}
          act={() => remove({ personId: id })}
          onClose={close}
        >
          <p>
            <strong>{person.displayName}</strong> <span>{text.removeEffect}</span>
          </p>
        </ConfirmedAction>
      )}
      {ending && (
        <OnDemand what={text.removeRole} onClose={close}>
          <EndDialog
            question={text.removeRoleQuestion}
            labels={{
              confirm: text.removeRole,
              done: text.roleRemoved,
              failed: text.failedToRemoveRole,
            }}
            act={(on) => endMembership({ personId: id, membershipId: ending.id, on })}
            onClose={close}
          >
            <p>
              <strong>{roleWithUnit(ending, domainText)}</strong>{' '}
              <span>{text.removeRoleEffect}</span>
            </p>
            {ending.role === 'resident' && <OpenTickets uid={id} />}
          </EndDialog>
        </OnDemand>
      )}
      {question === 'seat' && (
        <OnDemand what={text.addSeat} onClose={close}>
          <SeatDialog person={person} onClose={close} />
        </OnDemand>
      )}
      {retiring && (
        <OnDemand what={text.endSeat} onClose={close}>
          <EndDialog
            question={text.endSeatQuestion}
            labels={{
              confirm: text.endSeat,
              done: text.seatEnded,
              failed: text.failedToEndSeat,
            }}
            act={(on) => endSeat({ personId: id, seatId: retiring.id, on })}
            onClose={close}
          >
            <p>{retiring.office}</p>
          </EndDialog>
        </OnDemand>
      )}
      {question === 'correct' && (
        <OnDemand what={text.correct} onClose={close}>
          <CorrectPersonDialog person={person} onClose={close} />
        </OnDemand>
      )}
      {changing && (
        <OnDemand what={text.changeMembership} onClose={close}>
          <ChangeMembershipDialog person={person} membership={changing} onClose={close} />
        </OnDemand>
      )}
    </div>
  );
}

interface MembershipsProps {
  readonly memberships: readonly Membership[];
  /** Opens the form that changes a membership; undefined if the list is read-only. */
  readonly onChange?: ((membership: Membership) => void) | undefined;
  /** Asks for confirmation to end a membership; undefined if a single one cannot end. */
  readonly onEnd?: ((membership: Membership) => void) | undefined;
  /** Views the portal as the resident, or acts for one without email; undefined if the actor may not. */
  readonly onView?: ((membership: Membership) => void) | undefined;
  readonly viewText: string;
}

/** Returns a function that returns true for a membership that the actor may change and end. */
function useMayChange() {
  const mayManage = mayManageAdmins(useActor()).ok;
  return ({ role }: Membership) => role !== 'admin' || mayManage;
}

/** Returns true if the actor may view the portal as this person. */
function useMayView(personId: string): boolean {
  const actor = useActor();
  const { supports } = usePortal();
  return supports('people.viewAs') && mayImpersonate(actor).ok && actor.uid !== personId;
}

/** Returns a role with its unit, such as 'Resident A-101'. */
function roleWithUnit({ role, office, unit }: Membership, domainText: DomainMessages): string {
  return [domainText.roles[role], office && domainText.offices[office], unit]
    .filter(Boolean)
    .join(' ');
}

/** The memberships of a person with their dates, latest first. */
function Memberships({ memberships, onChange, onEnd, onView, viewText }: MembershipsProps) {
  const text = useText();
  const domainText = useDomainText();
  const headingId = useId();
  const locale = useLocale();
  const mayChange = useMayChange();
  // `useNow` only updates every minute, and a membership may have ended since.
  const now = Math.max(useNow(), Date.now());
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {text.memberships}
      </h3>
      <ul className={styles.memberships}>
        {memberships.map((membership) => {
          const { id, role, office, unit, tenure, ownership, since, until } = membership;
          const name = roleWithUnit(membership, domainText);
          const isOver = until !== undefined && (Date.parse(until) <= now || until <= since);
          return (
            <li key={id} className={styles.membership}>
              <span className={styles.role}>
                <Badge tone={isOver ? 'neutral' : 'accent'}>{domainText.roles[role]}</Badge>
                {office && <span>{domainText.offices[office]}</span>}
                <span className="unbroken">{unit}</span>
                {tenure && <span>{domainText.tenures[tenure]}</span>}
                {ownership && <span>{formatPercent(ownership / 100, locale)}</span>}
                <Term since={since} until={until} />
              </span>
              {!isOver && mayChange(membership) && (
                <span className={styles.membershipActions}>
                  {onView && role === 'resident' && Date.parse(since) <= now && (
                    <Button size="sm" onClick={() => onView(membership)}>
                      <span>{viewText}</span>
                      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                    </Button>
                  )}
                  {onChange && (
                    <Button size="sm" onClick={() => onChange(membership)}>
                      <span>{text.change}</span>
                      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                    </Button>
                  )}
                  {onEnd && (
                    <Button size="sm" onClick={() => onEnd(membership)}>
                      <span>{text.remove}</span>
                      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface SeatsProps {
  readonly seats: readonly Seat[];
  /** Ends a term; undefined if the list is read-only. */
  readonly onEnd?: ((seat: Seat) => void) | undefined;
}

/** The seats of a person on the board and in committees with their terms, latest first. */
function Seats({ seats, onEnd }: SeatsProps) {
  const text = useText();
  const domainText = useDomainText();
  const headingId = useId();
  const now = new Date(useNow());
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {text.seats}
      </h3>
      <ul className={styles.memberships}>
        {seats.map((seat) => {
          const { id, group, office, since, until } = seat;
          return (
            <li key={id} className={styles.membership}>
              <span className={styles.role}>
                <Badge tone={isHeld(seat, now) ? 'accent' : 'neutral'}>
                  {domainText.audienceTags[group]}
                </Badge>
                <span>{office}</span>
                <Term since={since} until={until} />
              </span>
              {onEnd && isHeld(seat, now) && (
                <Button size="sm" onClick={() => onEnd(seat)}>
                  <span>{text.endSeat}</span>
                  <VisuallyHidden>{`: ${office}`}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
