import type { CommunityEvent } from '@hoa/domain';
import { mayAnswerEvents } from '@hoa/domain/events';
import { SoonButton } from '@hoa/parts';
import { notify, useActor, useAssociation, usePortal } from '@hoa/portal';
import { Badge, Button, OnDemand, partOnDemand, VisuallyHidden } from '@hoa/ui';
import { useState } from 'react';
import { useText } from '../messages.ts';

const AnswerDialog = partOnDemand(() => import('./AnswerDialog.tsx').then((m) => m.AnswerDialog));

interface EventProps {
  readonly event: CommunityEvent;
}

/** The person's answer to an event, if they gave one. */
export function AnswerBadge({ event: { answer } }: EventProps) {
  const text = useText();
  if (!answer) return null;
  const { state, guests, place = 1 } = answer;
  if (state === 'waiting') return <Badge tone="warning">{text.waitingPlace({ n: place })}</Badge>;
  if (state === 'declined') return <Badge>{text.declined}</Badge>;
  return <Badge tone="success">{text.going({ guests })}</Badge>;
}

/** Opens the answer to an event. Renders nothing for those who may not answer. */
export function AnswerButton({ event }: EventProps) {
  const text = useText();
  const actor = useActor();
  const association = useAssociation();
  const { supports } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  const label = (
    <>
      <span>{event.answer ? text.changeAnswer : text.rsvpRequired}</span>
      <VisuallyHidden>{`: ${event.title}`}</VisuallyHidden>
    </>
  );
  if (!supports('events.rsvp')) {
    return <SoonButton onClick={() => notify.info(text.rsvpComingSoon)}>{label}</SoonButton>;
  }
  if (!association || !mayAnswerEvents(actor, association).ok) return null;
  return (
    <>
      <Button variant={event.answer ? 'secondary' : 'primary'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <OnDemand what={text.rsvp} onClose={() => setIsOpen(false)}>
          <AnswerDialog event={event} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
