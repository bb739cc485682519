import type { Ticket } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useNow } from '@hoa/parts';
import { useActor } from '@hoa/portal';
import { classNames, Icon, VisuallyHidden } from '@hoa/ui';
import { formatBrief, formatDate, useLocale } from '@hoa/ui/text';
import { Check, ChevronDown, Hourglass, Minus } from 'lucide';
import { useId, useState } from 'react';
import { useTicketText } from '../messages.ts';
import { useProgressText } from './messages.ts';
import styles from './TicketSteps.module.css';
import { isOver, type TicketPath, type TicketStep, ticketPath } from './ticket-path.ts';

/**
 * The progress of a ticket: its steps with their dates. Side by side on wide screens; on a phone one line with the
 * current step, which opens the list.
 */
export function TicketSteps({ ticket }: { readonly ticket: Ticket }) {
  const text = useProgressText();
  const domainText = useDomainText();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const path = ticketPath(ticket);
  const step = path.steps[path.current];
  if (!step) return null;
  return (
    <section aria-label={text.progress} className={styles.progress}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className={styles.summary}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.now}>
          <strong>{domainText.ticketStatuses[step.status]}</strong>
          <Interruption path={path} />
        </span>
        <span className={styles.count}>
          <span>{text.stepOf({ n: path.current + 1, total: path.steps.length })}</span>
          <Icon icon={ChevronDown} className={styles.chevron} />
        </span>
      </button>
      <ol
        id={listId}
        aria-label={text.steps}
        className={classNames(styles.steps, isOpen && styles.open)}
      >
        {path.steps.map((each) => (
          <Step key={each.status} step={each} path={path} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, path }: { readonly step: TicketStep; readonly path: TicketPath }) {
  const text = useProgressText();
  const ticketText = useTicketText();
  const domainText = useDomainText();
  const locale = useLocale();
  const now = useNow();
  const { displayName } = useActor();
  const { status, state, at, by } = step;
  const isCurrent = state === 'current';
  const isWaiting = isCurrent && path.waitingSince !== undefined;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        styles.step,
        styles[state],
        isWaiting && styles.held,
        isOverNow(step) && styles.over,
      )}
    >
      <span aria-hidden="true" className={styles.mark}>
        <Mark step={step} isWaiting={isWaiting} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{domainText.ticketStatuses[status]}</span>
          <VisuallyHidden>{` (${text.stepStates[state]})`}</VisuallyHidden>
        </p>
        {at && (
          <p className={styles.fact}>
            <time dateTime={at} title={formatDate(at, locale, 'long')}>
              {formatBrief(at, locale, now)}
            </time>{' '}
            {by && (
              <span className={styles.by}>
                {by === displayName ? ticketText.byYou : ticketText.historyEntry({ who: by })}
              </span>
            )}
          </p>
        )}
        {state === 'skipped' && (
          <p className={styles.fact} aria-hidden="true">
            {text.stepStates.skipped}
          </p>
        )}
        {isCurrent && <Interruption path={path} />}
      </div>
    </li>
  );
}

/** Shows that the current step waits for the resident or was reopened, and since when. */
function Interruption({ path: { waitingSince, reopenedAt } }: { readonly path: TicketPath }) {
  const text = useProgressText();
  const locale = useLocale();
  const now = useNow();
  return (
    <>
      {reopenedAt && (
        <span className={styles.fact}>
          {text.reopened({ date: formatBrief(reopenedAt, locale, now) })}
        </span>
      )}
      {waitingSince && (
        <span className={classNames(styles.fact, styles.waiting)}>
          {text.waitingSince({ date: formatBrief(waitingSince, locale, now) })}
        </span>
      )}
    </>
  );
}

/** The icon in the step's circle; its state is also available as text. */
function Mark({ step, isWaiting }: { readonly step: TicketStep; readonly isWaiting: boolean }) {
  if (isWaiting) return <Icon icon={Hourglass} />;
  if (step.state === 'done' || isOverNow(step)) return <Icon icon={Check} />;
  return step.state === 'skipped' ? <Icon icon={Minus} /> : null;
}

const isOverNow = ({ state, status }: TicketStep) => state === 'current' && isOver(status);
