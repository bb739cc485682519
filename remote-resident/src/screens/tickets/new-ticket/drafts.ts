import type { IntakeCategory, Ticket } from '@hoa/shared/domain';
import type { FieldValues } from 'react-hook-form';

/** What has been typed into each form so far. */
export type Drafts = Map<IntakeCategory, FieldValues>;

/** What the dialog gives each of its four forms. */
export interface IntakeFormProps {
  readonly drafts: Drafts;
  /** Told whether closing would lose something. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmitted: (ticket: Ticket) => void;
  readonly onChangeCategory: () => void;
}
