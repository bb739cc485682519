// Ticket parts that more than one remote shows; bundled into each remote.

export {
  isOverdue,
  OverdueBadge,
  PriorityBadge,
  StatusBadge,
  TicketState,
  TicketTags,
} from './badges/TicketBadges.tsx';
export { TicketBoard } from './board/TicketBoard.tsx';
export { type TicketBoardState, useTicketBoard } from './board/useTicketBoard.ts';
export { UnbrokenUnits } from './card/UnbrokenUnits.tsx';
export { Conversation } from './conversation/Conversation.tsx';
export { useTicketUploads } from './detail/TicketAttachments.tsx';
export { TicketDetail } from './detail/TicketDetail.tsx';
export { TicketInfo } from './detail/TicketInfo.tsx';
export { TicketSummary, WithdrawnNote } from './detail/TicketSummary.tsx';
export { TicketCards } from './list/TicketCards.tsx';
export { TicketListState } from './list/TicketListState.tsx';
export { useTicketFilters } from './list/useTicketFilters.ts';
export { type TicketPageState, useTicketPage } from './list/useTicketPage.ts';
export { useTicketText } from './messages.ts';
export { TicketProgress } from './progress/TicketProgress.tsx';
export { StatusSelect } from './status/StatusSelect.tsx';
export { useStatusChange, useStatusChangeMany } from './status/useStatusChange.ts';
