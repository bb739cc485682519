import { type IntakeCategory, intakeAccept, newId, type Ticket } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { isOutboxId, type Uploads, useOutboxText, useUploads } from '@hoa/parts';
import { Link } from '@hoa/portal';
import { buttonClass, classNames, Dialog, Icon } from '@hoa/ui';
import { CircleCheck } from 'lucide';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../messages.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import {
  AdministrativeForm,
  CommunityForm,
  FinancialForm,
  MaintenanceForm,
} from './IntakeForms.tsx';
import type { Drafts, IntakeFormProps } from './IntakeFrame.tsx';
import styles from './NewTicket.module.css';
import { useFocusOnMount } from './useFocusOnMount.ts';

const closeDelayMs = 2000;

export interface NewTicketDialogProps {
  readonly onClose: () => void;
  /** Called when the ticket was submitted, or kept to be sent later. */
  readonly onCreated: (ticket: Ticket) => void;
}

/** Creates a ticket in three steps: category, form, confirmation. */
export function NewTicketDialog({ onClose, onCreated }: NewTicketDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const [category, setCategory] = useState<IntakeCategory | null>(null);
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  // Each category keeps its draft and its files while another one is open.
  const drafts = useRef<Drafts>(new Map());
  const uploads = useIntakeUploads();
  const hasFiles = Object.values(uploads).some(({ items }) => items.length > 0);
  const chooseAnother = useCallback(() => setCategory(null), []);

  const submitted = (created: Ticket) => {
    setTicket(created);
    onCreated(created);
  };
  useEffect(() => {
    if (!ticket) return;
    const timer = setTimeout(onClose, closeDelayMs);
    return () => clearTimeout(timer);
  }, [ticket, onClose]);

  if (ticket) {
    const isKept = isOutboxId(ticket.id);
    return (
      <Dialog
        open
        title={isKept ? text.keptTitle : text.submittedTitle}
        onClose={onClose}
        size="sm"
      >
        <TicketSubmitted ticket={ticket} />
      </Dialog>
    );
  }
  const Form = category && forms[category];
  const subject = category && domainText.ticketCategories[category];
  return (
    <Dialog
      open
      title={subject ? `${text.newTicket}: ${subject}` : text.newTicket}
      onClose={onClose}
      confirmClose={isDirty || hasFiles}
    >
      {Form ? (
        <Form
          key={category}
          drafts={drafts.current}
          uploads={uploads[category]}
          onDirty={setIsDirty}
          onSubmitted={submitted}
          onChangeCategory={chooseAnother}
        />
      ) : (
        <CategoryChoice onChoose={setCategory} />
      )}
    </Dialog>
  );
}

const forms: Record<IntakeCategory, (props: IntakeFormProps) => ReactNode> = {
  maintenance: MaintenanceForm,
  community: CommunityForm,
  administrative: AdministrativeForm,
  financial: FinancialForm,
};

/** The last step, the one confirmation: shows the ticket's number, or that the ticket waits for a connection. */
function TicketSubmitted({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const outboxText = useOutboxText();
  const step = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={step} role="status" tabIndex={-1} className={styles.submitted}>
      <Icon icon={CircleCheck} />
      {isOutboxId(ticket.id) ? (
        <p>{outboxText.kept}</p>
      ) : (
        <>
          <p>{text.submitted}</p>
          <p>{text.yourNumber}</p>
          <p className={styles.number}>{ticket.id}</p>
          <p className={styles.next}>{text.whatNext}</p>
          <Link
            to={`/tickets/${encodeURIComponent(ticket.id)}`}
            className={classNames(buttonClass({}), styles.open)}
          >
            {text.openTicket}
          </Link>
        </>
      )}
    </div>
  );
}

/** The files of each category; they stay while another category is open. */
function useIntakeUploads(): Record<IntakeCategory, Uploads> {
  return {
    maintenance: useCategoryUploads('maintenance'),
    community: useCategoryUploads('community'),
    administrative: useCategoryUploads('administrative'),
    financial: useCategoryUploads('financial'),
  };
}

function useCategoryUploads(category: IntakeCategory): Uploads {
  // The ticket has no id yet, so its uploads need one of their own.
  const [ownerId] = useState(() => `new-${newId()}`);
  return useUploads({ ownerId, folder: 'attachments', accept: intakeAccept[category] });
}
