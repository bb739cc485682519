import { useFailure } from '@hoa/parts';
import { notify, useCommand, useOperation } from '@hoa/portal';
import { Button, Cluster, Dialog, ErrorPanel, SkeletonList, Stack, VisuallyHidden } from '@hoa/ui';
import { useText } from './messages.ts';
import styles from './ThreadTools.module.css';

export interface Neighbor {
  readonly uid: string;
  readonly displayName: string;
}

export interface BlockDialogProps {
  readonly neighbors: readonly Neighbor[];
  readonly onClose: () => void;
}

/** The neighbors of a conversation, each with a button that blocks or unblocks them. */
export function BlockDialog({ neighbors, onClose }: BlockDialogProps) {
  const text = useText();
  const { data, error, refetch } = useOperation('blocks.list', {});
  return (
    <Dialog open size="sm" title={text.block} onClose={onClose}>
      <Stack gap={4}>
        <p>{text.blockHint}</p>
        {data ? (
          <ul className={styles.neighbors}>
            {neighbors.map((neighbor) => (
              <li key={neighbor.uid}>
                <Cluster justify="between" gap={2}>
                  <span>{neighbor.displayName}</span>
                  <BlockButton
                    neighbor={neighbor}
                    isBlocked={data.some(({ blockedUid }) => blockedUid === neighbor.uid)}
                  />
                </Cluster>
              </li>
            ))}
          </ul>
        ) : error ? (
          <ErrorPanel message={text.failed} onRetry={refetch} />
        ) : (
          <SkeletonList shape="line" count={neighbors.length} />
        )}
      </Stack>
    </Dialog>
  );
}

interface BlockButtonProps {
  readonly neighbor: Neighbor;
  readonly isBlocked: boolean;
}

function BlockButton({ neighbor: { uid, displayName: name }, isBlocked }: BlockButtonProps) {
  const text = useText();
  const fail = useFailure();
  const [block, { isLoading }] = useCommand('blocks.set');

  async function toggle() {
    try {
      await block({ uid, blocked: !isBlocked });
      notify.success(isBlocked ? text.unblocked({ name }) : text.blocked({ name }));
    } catch (error) {
      fail(error, text.failed);
    }
  }

  return (
    <Button
      size="sm"
      variant={isBlocked ? 'secondary' : 'danger'}
      loading={isLoading}
      onClick={() => void toggle()}
    >
      <span>{isBlocked ? text.unblock : text.confirmBlock}</span>{' '}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
