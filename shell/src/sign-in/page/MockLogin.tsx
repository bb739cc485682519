import { roles } from '@hoa/domain';
import { reportError } from '@hoa/portal';
import { Button, Card, Icon } from '@hoa/ui';
import { HardHat, House, ShieldCheck } from 'lucide';
import { useText as useShellText } from '../../messages.ts';
import type { Session } from '../session.ts';
import styles from './LoginPage.module.css';
import { useText } from './messages.ts';

const icons = { resident: House, vendor: HardHat, admin: ShieldCheck };

/** Signs in as a sample person, while the portal runs on sample data. */
export function MockLogin({ signInAs }: Required<Pick<Session, 'signInAs'>>) {
  const text = useText();
  const { roles: names } = useShellText();
  return (
    <Card as="section" className={styles.card}>
      <h2 id="mock-login">{text.mockLogin}</h2>
      <p className={styles.hint}>{text.mockLoginHint}</p>
      <fieldset aria-labelledby="mock-login" className={styles.people}>
        {roles.map((role) => {
          const icon = icons[role];
          return (
            <Button
              key={role}
              wide
              icon={<Icon icon={icon} />}
              onClick={() => signInAs(role).catch((error: unknown) => reportError(error))}
            >
              {names[role]}
            </Button>
          );
        })}
      </fieldset>
    </Card>
  );
}
