import { membershipName, type OwnMembership } from '@hoa/domain';
import { Button, Card } from '@hoa/ui';
import { useText as useShellText } from '../../messages.ts';
import styles from './LoginPage.module.css';
import { useText } from './messages.ts';

interface MembershipChoiceProps {
  readonly memberships: readonly OwnMembership[];
  readonly onChoose: (membership: OwnMembership) => void;
}

/** Asks a person with several roles which one to start with; they can switch later in the user menu. */
export function MembershipChoice({ memberships, onChoose }: MembershipChoiceProps) {
  const text = useText();
  const { roles } = useShellText();
  return (
    <Card as="section" className={styles.card}>
      <h2 id="membership-choice">{text.chooseRole}</h2>
      <p className={styles.hint}>{text.chooseRoleHint}</p>
      <fieldset aria-labelledby="membership-choice" className={styles.memberships}>
        {memberships.map((membership) => (
          <Button key={membership.id} wide onClick={() => onChoose(membership)}>
            {membershipName(membership, memberships, roles)}
          </Button>
        ))}
      </fieldset>
    </Card>
  );
}
