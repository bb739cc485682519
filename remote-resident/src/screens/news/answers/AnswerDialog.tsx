import type { CommunityEvent } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import {
  Alert,
  Button,
  Dialog,
  DialogCancel,
  DialogFooter,
  RadioGroup,
  Select,
  Stack,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../messages.ts';

interface AnswerDialogProps {
  readonly event: CommunityEvent;
  readonly onClose: () => void;
}

/** Asks whether a person comes to an event, and with how many guests. */
export function AnswerDialog({ event, onClose }: AnswerDialogProps) {
  const text = useText();
  const locale = useLocale();
  const fail = useFailure();
  const formId = useId();
  const [answerEvent, { isLoading }] = useCommand('events.rsvp');
  const { id, title, date, answer, maxGuests = 0 } = event;
  const [choice, setChoice] = useState(initialChoice(answer));
  const [guests, setGuests] = useState(answer?.guests ?? 0);
  const isComing = choice === 'yes';

  async function save(submitted: FormEvent) {
    submitted.preventDefault();
    try {
      const saved = await answerEvent({ id, isComing, guests: isComing ? guests : 0 });
      const { state, place = 1 } = saved.answer ?? {};
      const said = {
        going: text.goingSaved,
        waiting: text.waitingSaved({ n: place }),
        declined: text.declinedSaved,
      };
      notify.success(said[state ?? 'declined']);
      onClose();
    } catch (error) {
      fail(error, text.failedToAnswer);
    }
  }

  return (
    <Dialog open title={text.rsvp} onClose={onClose}>
      <form id={formId} onSubmit={save}>
        <Stack gap={4}>
          <p>{`${title} · ${formatDate(date, locale, 'long')}`}</p>
          <RadioGroup
            label={text.areYouComing}
            options={[
              { value: 'yes', label: text.yes },
              { value: 'no', label: text.no },
            ]}
            value={choice}
            onChange={setChoice}
          />
          {isComing && maxGuests > 0 && (
            <Select
              label={text.guests}
              hint={text.guestsHint}
              short
              options={Array.from({ length: maxGuests + 1 }, (_, n) => ({
                value: String(n),
                label: String(n),
              }))}
              value={String(guests)}
              onChange={({ target }) => setGuests(Number(target.value))}
            />
          )}
          {isComing && isFullFor(event, guests) && <Alert tone="info">{text.fullHint}</Alert>}
        </Stack>
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isLoading}>
            {text.saveAnswer}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function initialChoice(answer: CommunityEvent['answer']): 'yes' | 'no' {
  return answer?.state === 'declined' ? 'no' : 'yes';
}

/** True if a person with so many guests would have to wait. */
function isFullFor(
  { answer, maxAttendees, attendees = 0 }: CommunityEvent,
  guests: number,
): boolean {
  if (maxAttendees === undefined || answer?.state === 'going') return false;
  return attendees + 1 + guests > maxAttendees;
}
