import { notify } from '@hoa/shared';
import { isOutboxId } from '../domain/outbox-id.ts';
import { useOutboxText } from './messages/index.ts';

/** The way to say that something was sent, or that it was kept to be sent later, by what came back for it. */
export function useNotifySent(): (answer: object, sent: string) => void {
  const text = useOutboxText();
  return (answer, sent) => {
    if ('id' in answer && isOutboxId(String(answer.id))) notify.info(text.kept);
    else notify.success(sent);
  };
}
