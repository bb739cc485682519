import type { IntakeCategory, Ticket } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { Dialog } from '@hoa/shared/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../messages/index.ts';
import { AdministrativeForm } from './AdministrativeForm.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { CommunityForm } from './CommunityForm.tsx';
import type { Drafts, IntakeFormProps } from './drafts.ts';
import { FinancialForm } from './FinancialForm.tsx';
import { MaintenanceForm } from './MaintenanceForm.tsx';
import { TicketSubmitted } from './TicketSubmitted.tsx';

/** The confirmation closes by itself after this long. */
export const closesAfterMs = 2000;

/** Reports something new: choose a category, fill in its form, read the ticket's number. */
export function NewTicketDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const words = useDomainText();
  const [category, setCategory] = useState<IntakeCategory | null>(null);
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  // What was typed into each form stays while another category is looked at.
  const drafts = useRef<Drafts>(new Map());
  const chooseAnother = useCallback(() => setCategory(null), []);

  useEffect(() => {
    if (!ticket) return;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [ticket, onClose]);

  if (ticket) {
    return (
      <Dialog open title={text.submittedTitle} onClose={onClose} size="sm">
        <TicketSubmitted ticket={ticket} />
      </Dialog>
    );
  }
  const Form = category && forms[category];
  const subject = category && words.ticketCategories[category];
  return (
    <Dialog
      open
      title={subject ? `${text.newTicket}: ${subject}` : text.newTicket}
      onClose={onClose}
      confirmClose={isDirty}
    >
      {Form ? (
        <Form
          key={category}
          drafts={drafts.current}
          onDirty={setIsDirty}
          onSubmitted={setTicket}
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
