import { useActor, usePortal } from '@hoa/portal';
import { Button, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { CalendarSync } from 'lucide';
import { useState } from 'react';
import { useText } from '../messages.ts';

const FeedDialog = partOnDemand(() => import('./FeedDialog.tsx').then((m) => m.FeedDialog));

/** Opens the person's calendar address. Renders nothing for an administrator who views the portal as them. */
export function FeedButton() {
  const text = useText();
  const { impersonation } = useActor();
  const { supports } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  if (!supports('calendar.feed') || impersonation) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={<Icon icon={CalendarSync} />} onClick={() => setIsOpen(true)}>
        {text.subscribe}
      </Button>
      {isOpen && (
        <OnDemand what={text.subscribe} onClose={close}>
          <FeedDialog onClose={close} />
        </OnDemand>
      )}
    </>
  );
}
