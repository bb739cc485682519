import { isOperation, type Operation, type PlannedOperation } from '@hoa/api';
import { notify } from './notify.tsx';
import { usePortal } from './PortalContext.tsx';

/**
 * Returns the press handler of a control: `action` if the adapter supports the operation, otherwise one that shows the
 * toast `comingSoon`. A planned operation has no action yet.
 */
export function useSupportedAction(operation: PlannedOperation, comingSoon: string): () => void;
export function useSupportedAction(
  operation: Operation,
  comingSoon: string,
  action: () => void,
): () => void;
export function useSupportedAction(
  operation: Operation | PlannedOperation,
  comingSoon: string,
  action?: () => void,
): () => void {
  const { supports } = usePortal();
  return () => {
    if (isOperation(operation) && supports(operation)) action?.();
    else notify.info(comingSoon);
  };
}
