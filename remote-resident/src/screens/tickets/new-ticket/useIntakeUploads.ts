import { type IntakeCategory, intakeAccept, newId } from '@hoa/domain';
import { type Uploads, useUploads } from '@hoa/parts';
import { useState } from 'react';

/** The files of each category; they stay while another category is open. */
export function useIntakeUploads(): Record<IntakeCategory, Uploads> {
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
