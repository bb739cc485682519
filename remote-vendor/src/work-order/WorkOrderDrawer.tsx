import type { Ticket } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { Button, Drawer, EmptyState, ErrorPanel, LinkButton, SkeletonList } from '@hoa/ui';
import { ExternalLink, FileQuestion } from 'lucide-react';
import { useText } from './messages.ts';
import styles from './WorkOrder.module.css';
import { WorkOrder } from './WorkOrder.tsx';

export interface WorkOrderDrawerProps {
  readonly ticketId: string;
  /** The ticket as the list has it, shown until it is loaded in full. */
  readonly known: Ticket | undefined;
  readonly onClose: () => void;
}

/** A work order beside the board: all its data and the vendor's actions. */
export function WorkOrderDrawer({ ticketId, known, onClose }: WorkOrderDrawerProps) {
  const text = useText();
  const { data = known, error, refetch, isFetching } = useOperation('tickets.get', { ticketId });
  if (error?.code === 'ticket-not-found') {
    return (
      <Drawer open size="lg" title={text.notFound} onClose={onClose}>
        <EmptyState
          icon={<FileQuestion />}
          title={text.notFoundHint}
          action={
            <Button variant="primary" onClick={onClose}>
              {text.backToBoard}
            </Button>
          }
        />
      </Drawer>
    );
  }
  return (
    <Drawer
      open
      size="lg"
      title={data?.title ?? text.workOrder}
      actions={<FullPage ticketId={ticketId} />}
      onClose={onClose}
    >
      {data ? (
        <WorkOrder ticket={data} />
      ) : error ? (
        <ErrorPanel message={text.loadFailed} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonList count={3} />
      )}
    </Drawer>
  );
}

function FullPage({ ticketId }: { readonly ticketId: string }) {
  const text = useText();
  return (
    <LinkButton
      href={`/tickets/${encodeURIComponent(ticketId)}`}
      target="_blank"
      rel="noopener"
      size="sm"
      icon={<ExternalLink />}
      title={text.fullPageHint}
      className={styles.fullPage}
    >
      <span>{text.fullPage}</span>
    </LinkButton>
  );
}
