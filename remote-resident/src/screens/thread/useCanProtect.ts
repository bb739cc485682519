import { useActor, usePortal } from '@hoa/portal';

/** Returns true if conversations can be muted and messages reported: not in sample mode, nor in an administrator's view. */
export function useCanProtect(): boolean {
  const { impersonation } = useActor();
  return usePortal().supports('threads.mute') && impersonation !== 'view';
}
