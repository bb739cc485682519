import type { IntakeCategory, Ticket } from '@hoa/domain';
import type { Uploads } from '@hoa/parts';
import type { FieldValues } from 'react-hook-form';

/** The unsent values of each form. */
export type Drafts = Map<IntakeCategory, FieldValues>;

/** The props of each of the four forms. */
export interface IntakeFormProps {
  readonly drafts: Drafts;
  /** The files of this category. */
  readonly uploads: Uploads;
  /** Called with true if closing would lose typed text. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmitted: (ticket: Ticket) => void;
  readonly onChangeCategory: () => void;
}
