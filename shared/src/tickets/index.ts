// Ticket parts that more than one remote shows; bundled into each.
export { AttachmentList, type AttachmentListProps } from './attachments/AttachmentList.tsx';
export { readAttachment } from './attachments/readAttachment.ts';
export { saveFile } from './attachments/saveFile.ts';
export { TicketAttachments } from './attachments/TicketAttachments.tsx';
export { useDownload } from './attachments/useDownload.ts';
export { PriorityBadge } from './badges/PriorityBadge.tsx';
export { StatusBadge } from './badges/StatusBadge.tsx';
export { TicketTags, type TicketTagsProps } from './badges/TicketTags.tsx';
export { TicketBoard, type TicketBoardProps } from './board/TicketBoard.tsx';
export { TicketCard, type TicketCardProps } from './card/TicketCard.tsx';
export { Conversation, type ConversationProps } from './conversation/Conversation.tsx';
export { MessageForm } from './conversation/MessageForm.tsx';
export { TicketDetail, type TicketDetailProps } from './detail/TicketDetail.tsx';
export { isOverdue } from './info/isOverdue.ts';
export { TicketInfo } from './info/TicketInfo.tsx';
export { filterTickets, isFiltered, type TicketFilterValues } from './list/filterTickets.ts';
export { TicketCards, type TicketCardsProps } from './list/TicketCards.tsx';
export { TicketFilters, type TicketFiltersProps } from './list/TicketFilters.tsx';
export { TicketListState, type TicketListStateProps } from './list/TicketListState.tsx';
export { type TicketFiltersState, useTicketFilters } from './list/useTicketFilters.ts';
export { useTicketText } from './messages/index.ts';
export { RelativeTime } from './RelativeTime.tsx';
export { StatusSelect, type StatusSelectProps } from './status/StatusSelect.tsx';
export { useStatusChange, useStatusChangeMany } from './status/useStatusChange.ts';
export { AttachButton, type AttachButtonProps } from './uploads/AttachButton.tsx';
export { FileUploader, type FileUploaderProps } from './uploads/FileUploader.tsx';
export { fileStore } from './uploads/fileStore.ts';
export { UploadList } from './uploads/UploadList.tsx';
export { type UploadFolder, uploadAddress } from './uploads/uploadAddress.ts';
export { usePreview } from './uploads/usePreview.ts';
export { useTicketUploads } from './uploads/useTicketUploads.ts';
export {
  type UploadItem,
  type UploadOptions,
  type Uploads,
  useUploads,
} from './uploads/useUploads.ts';
export { useFailure } from './useFailure.ts';
export { useNow } from './useNow.ts';
