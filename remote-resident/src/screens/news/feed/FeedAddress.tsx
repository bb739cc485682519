import { ConfirmedAction, CopyAddress } from '@hoa/parts';
import { useCommand } from '@hoa/portal';
import { Button, buttonClass, Cluster, Icon } from '@hoa/ui';
import { CalendarPlus } from 'lucide';
import { type RefObject, useState } from 'react';
import { useText } from './messages.ts';

interface FeedAddressProps {
  readonly path: string;
  /** Gets the focus after an action. */
  readonly placeRef: RefObject<HTMLDivElement | null>;
}

/** The address of the person's own calendar feed, which they can replace or turn off. */
export function FeedAddress({ path, placeRef }: FeedAddressProps) {
  const text = useText();
  const [asked, setAsked] = useState<'replace' | 'end' | null>(null);
  const [renew] = useCommand('calendar.renew');
  const [end] = useCommand('calendar.end');
  const { host, origin } = location;
  const replaced = { done: text.replaced, failed: text.failedToReplace };
  const ended = { done: text.ended, failed: text.failedToEnd };
  return (
    <>
      <CopyAddress label={text.address} hint={text.secret} address={`${origin}${path}`}>
        <a href={`webcal://${host}${path}`} className={buttonClass({})}>
          <Icon icon={CalendarPlus} />
          <span>{text.open}</span>
        </a>
      </CopyAddress>
      <Cluster gap={3}>
        <Button onClick={() => setAsked('replace')}>{text.replace}</Button>
        <Button onClick={() => setAsked('end')}>{text.end}</Button>
      </Cluster>
      {asked === 'replace' && (
        <ConfirmedAction
          question={text.replaceQuestion}
          labels={{ confirm: text.replace, ...replaced }}
          tone="danger"
          act={() => renew({})}
          onClose={() => setAsked(null)}
          focusAfter={placeRef}
        >
          {text.replaceEffect}
        </ConfirmedAction>
      )}
      {asked === 'end' && (
        <ConfirmedAction
          question={text.endQuestion}
          labels={{ confirm: text.end, ...ended }}
          tone="danger"
          act={() => end({})}
          onClose={() => setAsked(null)}
          focusAfter={placeRef}
        >
          {text.endEffect}
        </ConfirmedAction>
      )}
    </>
  );
}
