import type { Association } from '@hoa/domain';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Bounce {
  /** In lower case. */
  readonly email: string;
  readonly now: Date;
}

/** Records that the mail server permanently refused a mail to an email, for everyone in the association who has it. */
export function recordBounce(
  unitOfWork: UnitOfWork,
  association: Association,
  { email, now }: Bounce,
): Promise<void> {
  return unitOfWork.write(association, async ({ repositories: { people } }) => {
    for (const person of await people.find({ where: { email }, limit: maxSharing })) {
      people.put({ ...person, bounce: { email, at: now.toISOString() } });
    }
  });
}

/** The maximum number of people who share an email. */
const maxSharing = 20;
