import { CopyAddress, useFailure } from '@hoa/parts';
import { useAssociationName, useCommand, useOperation } from '@hoa/portal';
import { Button, Dialog, DialogFooter, ErrorPanel, SkeletonList, Stack } from '@hoa/ui';
import { useRef } from 'react';
import { FeedAddress } from './FeedAddress.tsx';
import { useText } from './messages.ts';

interface FeedDialogProps {
  readonly onClose: () => void;
}

/** The addresses at which a calendar program gets the events: the person's own, and that for everyone if there is one. */
export function FeedDialog({ onClose }: FeedDialogProps) {
  const text = useText();
  const placeRef = useRef<HTMLDivElement>(null);
  const { data, error, refetch, isFetching } = useOperation('calendar.feed', {});
  return (
    <Dialog open title={text.title} onClose={onClose}>
      <Stack gap={5}>
        {data ? (
          <>
            <div ref={placeRef} tabIndex={-1}>
              {data.path === undefined ? (
                <Offer onMade={() => placeRef.current?.focus()} />
              ) : (
                <FeedAddress path={data.path} placeRef={placeRef} />
              )}
            </div>
            {data.publicPath !== undefined && (
              <CopyAddress
                label={text.publicAddress}
                hint={text.publicHint}
                address={`${location.origin}${data.publicPath}`}
              />
            )}
          </>
        ) : error ? (
          <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />
        ) : (
          <SkeletonList count={1} />
        )}
      </Stack>
      <DialogFooter>
        <Button onClick={onClose}>{text.done}</Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Offers an address to a person who has none. */
function Offer({ onMade }: { readonly onMade: () => void }) {
  const text = useText();
  const fail = useFailure();
  const name = useAssociationName();
  const [make, { isLoading }] = useCommand('calendar.renew');

  async function makeAddress() {
    try {
      await make({});
      onMade();
    } catch (error) {
      fail(error, text.failedToMake);
    }
  }

  return (
    <Stack gap={4}>
      <p>{text.offer({ name })}</p>
      <div>
        <Button variant="primary" loading={isLoading} onClick={() => void makeAddress()}>
          {text.make}
        </Button>
      </div>
    </Stack>
  );
}
