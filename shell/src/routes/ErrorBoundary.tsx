import { PortalLogo } from '@hoa/parts/frame';
import { Button, Icon } from '@hoa/ui';
import { RotateCw } from 'lucide';
import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { useText } from '../messages.ts';
import styles from './ErrorScreen.module.css';

/** Shows the error screen in place of a shell that has failed to render. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('The shell failed', error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}

interface ErrorScreenProps {
  readonly onReload?: () => void;
  readonly onGoHome?: () => void;
}

/** Replaces the whole portal when the shell itself fails; a remote that fails shows a FailurePanel instead. */
export function ErrorScreen({ onReload = reload, onGoHome = goHome }: ErrorScreenProps) {
  const text = useText();
  useEffect(() => {
    document.title = `${text.errorTitle} · ${text.portalName}`;
  }, [text]);
  return (
    <main id="main" className={styles.screen}>
      <PortalLogo name={text.portalName} />
      <div role="alert" className={styles.words}>
        <h1>{text.errorTitle}</h1>
        <p>{text.errorText}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" icon={<Icon icon={RotateCw} />} onClick={onReload}>
          {text.reload}
        </Button>
        <Button onClick={onGoHome}>{text.goToHome}</Button>
      </div>
    </main>
  );
}

function reload(): void {
  window.location.reload();
}

function goHome(): void {
  window.location.assign('/');
}
