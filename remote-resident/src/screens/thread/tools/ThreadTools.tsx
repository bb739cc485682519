import { isBetweenNeighbors, isForOffice, type MessageThread } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useActor, useCommand } from '@hoa/portal';
import { Cluster, Icon, IconButton, OnDemand, partOnDemand } from '@hoa/ui';
import { Ban, Bell, BellOff } from 'lucide';
import { useState } from 'react';
import type { Neighbor } from './BlockDialog.tsx';
import { useText } from './messages.ts';

const BlockDialog = partOnDemand(() => import('./BlockDialog.tsx').then((m) => m.BlockDialog));

/** Turns notifications of a conversation off or on, and opens the choice of neighbors to block. */
export function ThreadTools({ thread }: { readonly thread: MessageThread }) {
  const text = useText();
  const fail = useFailure();
  const [mute, { isLoading }] = useCommand('threads.mute');
  const [isBlocking, setIsBlocking] = useState(false);
  const neighbors = useNeighbors(thread);
  const actor = useActor();
  // Of the office, only who has taken a conversation is notified by it.
  const canMute = !isForOffice(thread, actor) || thread.office?.takenByUid === actor.uid;
  const muted = thread.muted ?? false;

  async function toggle() {
    try {
      await mute({ threadId: thread.id, muted: !muted });
      notify.success(muted ? text.unmuted : text.muted);
    } catch (error) {
      fail(error, text.failed);
    }
  }

  return (
    <Cluster gap={1}>
      {canMute && (
        <IconButton
          label={muted ? text.unmute : text.mute}
          icon={<Icon icon={muted ? BellOff : Bell} />}
          aria-disabled={isLoading}
          onClick={() => !isLoading && void toggle()}
        />
      )}
      {neighbors.length > 0 && (
        <IconButton
          label={text.block}
          icon={<Icon icon={Ban} />}
          onClick={() => setIsBlocking(true)}
        />
      )}
      {isBlocking && (
        <OnDemand what={text.block} onClose={() => setIsBlocking(false)}>
          <BlockDialog neighbors={neighbors} onClose={() => setIsBlocking(false)} />
        </OnDemand>
      )}
    </Cluster>
  );
}

/** Returns the other residents of a conversation between neighbors, each once. */
function useNeighbors(thread: MessageThread): readonly Neighbor[] {
  const actor = useActor();
  if (!isBetweenNeighbors(thread)) return [];
  const others = thread.participants.filter(
    ({ uid, role }) => uid !== actor.uid && role === 'resident',
  );
  return [...new Map(others.map((person) => [person.uid, person])).values()];
}
