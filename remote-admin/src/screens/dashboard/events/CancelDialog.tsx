import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogFooter, RadioGroup, Stack, TextArea } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { type FormEvent, useState } from 'react';
import styles from './Events.module.css';
import type { EventScope, ManagedEvent } from './managed-event.ts';
import { useText } from './messages.ts';

interface CancelDialogProps {
  readonly event: ManagedEvent;
  readonly onClose: () => void;
}

/** Cancels an event with a message. */
export function CancelDialog({ event, onClose }: CancelDialogProps) {
  const text = useText();
  const locale = useLocale();
  const fail = useFailure();
  const [cancel, { isLoading }] = useCommand('events.cancel');
  const [scope, setScope] = useState<EventScope>('date');
  const [message, setMessage] = useState('');
  const { id, title, date, repeats } = event;

  async function submit(submitted: FormEvent) {
    submitted.preventDefault();
    try {
      await cancel({ id, scope, message });
      notify.success(text.cancelledToast);
      onClose();
    } catch (error) {
      fail(error, text.failedToCancel);
    }
  }

  return (
    <Dialog open title={text.cancelTitle} confirmClose={message !== ''} onClose={onClose}>
      <form onSubmit={submit}>
        <p className={styles.event}>
          <strong>{title}</strong> <span>{formatDate(date, locale, 'long')}</span>
        </p>
        <Stack gap={4}>
          {repeats && (
            <RadioGroup
              label={text.cancelScope}
              options={[
                { value: 'date', label: text.thisDate },
                { value: 'series', label: text.allDates },
              ]}
              value={scope}
              onChange={setScope}
            />
          )}
          <TextArea
            label={text.message}
            hint={text.messageHint}
            rows={3}
            maxLength={500}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <p>{text.cancelHint}</p>
        </Stack>
        <DialogFooter>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button type="submit" variant="danger" loading={isLoading}>
            {text.cancelTitle}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
