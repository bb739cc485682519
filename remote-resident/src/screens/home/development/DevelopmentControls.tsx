import { roles } from '@hoa/domain';
import { liveDataSet, notify, offlineSet, reportError, useAppState, usePortal } from '@hoa/portal';
import { Button, Card, Switch } from '@hoa/ui';
import type { ReactNode } from 'react';
import styles from '../HomeScreen.module.css';
import { useText } from '../messages.ts';

/** Switches for development and demos: role, data mode, offline, reset of the sample data. */
export function DevelopmentControls(): ReactNode {
  const text = useText();
  const portal = usePortal();
  const useLiveData = useAppState('useLiveData');
  const offline = useAppState('offline');
  const { dispatch } = portal.store;

  async function reset() {
    try {
      await portal.resetSampleData();
      notify.success(text.resetDone);
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <Card as="section" aria-labelledby="development-controls" className={styles.card}>
      <h2 id="development-controls" className={styles.title}>
        {text.developmentControls}
      </h2>
      <fieldset className={styles.roles}>
        <legend>{text.logInAs}</legend>
        {roles.map((role) => (
          <Button key={role} size="sm" onClick={() => portal.signInAs(role)}>
            {text.roles[role]}
          </Button>
        ))}
      </fieldset>
      <Switch
        label={text.liveData}
        checked={useLiveData}
        onChange={(event) => dispatch(liveDataSet(event.target.checked))}
      />
      <Switch
        label={text.offline}
        checked={offline}
        onChange={(event) => dispatch(offlineSet(event.target.checked))}
      />
      <Button size="sm" onClick={() => void reset()}>
        {text.resetSampleData}
      </Button>
    </Card>
  );
}
