// What tells of things written offline, wherever they are shown; bundled into each remote.

export { isOutboxId } from '../domain/outbox-id.ts';
export { useOutboxText } from './messages/index.ts';
export { OutboxMark, type OutboxMarkProps } from './OutboxMark.tsx';
export { useNotifySent } from './useNotifySent.ts';
