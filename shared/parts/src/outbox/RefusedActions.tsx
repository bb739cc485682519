import { type DomainMessages, refusalMessage, useDomainText } from '@hoa/domain-text';
import { reportError, useCommand } from '@hoa/portal';
import { Button, ConfirmDialog } from '@hoa/ui';
import { useState } from 'react';
import { type Messages, useOutboxText } from './messages.ts';
import styles from './OutboxMark.module.css';

interface Problem {
  readonly code: string;
  readonly params: Record<string, string>;
}

/** The reason for a refusal, with Try Again and Discard. */
export function RefusedActions({
  id,
  problem,
}: {
  readonly id: string;
  readonly problem: Problem;
}) {
  const text = useOutboxText();
  const domainText = useDomainText();
  const [retry, { isLoading }] = useCommand('outbox.retry');
  const [discard] = useCommand('outbox.discard');
  const [isAsking, setIsAsking] = useState(false);
  const attempt = (work: () => Promise<unknown>) => {
    work().catch((error: unknown) => reportError(error, text.failed));
  };
  return (
    <>
      <span className={styles.reason}>{reasonOf(problem, text, domainText)}</span>
      <Button size="sm" loading={isLoading} onClick={() => attempt(() => retry({ id }))}>
        {text.tryAgain}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
        {text.discard}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.discardQuestion}
        confirmLabel={text.discard}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          attempt(() => discard({ id }));
        }}
      >
        {text.discardText}
      </ConfirmDialog>
    </>
  );
}

function reasonOf({ code, params }: Problem, text: Messages, domainText: DomainMessages): string {
  if (Object.hasOwn(text.reasons, code)) return text.reasons[code as keyof Messages['reasons']];
  if (!Object.hasOwn(domainText.refusals, code)) return text.failed;
  return refusalMessage(domainText, { code: code as keyof DomainMessages['refusals'], params });
}
