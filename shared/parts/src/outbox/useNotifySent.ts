import { isOutboxId } from '@hoa/domain';
import { notify } from '@hoa/portal';
import { useOutboxText } from './messages.ts';

/** Returns a function that shows 'sent', or that the item was kept offline to be sent later. */
export function useNotifySent(): (answer: object, sent: string) => void {
  const text = useOutboxText();
  return (answer, sent) => {
    if ('id' in answer && isOutboxId(String(answer.id))) notify.info(text.kept);
    else notify.success(sent);
  };
}
