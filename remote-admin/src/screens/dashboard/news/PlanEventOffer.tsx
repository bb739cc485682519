import { usePortal } from '@hoa/portal';
import { Checkbox } from '@hoa/ui';
import { useText } from './messages.ts';

interface PlanEventOfferProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Offers to plan an event with the words of the news item, once it is saved. */
export function PlanEventOffer({ checked, onChange }: PlanEventOfferProps) {
  const text = useText();
  if (!usePortal().supports('events.save')) return null;
  return (
    <Checkbox
      label={text.planEvent}
      hint={text.planEventHint}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
