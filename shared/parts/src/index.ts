// Parts that several remotes show and that do not belong to tickets; bundled into each remote.

export { isOutboxId } from '@hoa/domain';
export { AttachmentList } from './attachments/AttachmentList.tsx';
export { ConfirmedAction, type ConfirmedActionProps } from './ConfirmedAction.tsx';
export { useConversation } from './conversation/useConversation.ts';
export { useShowOwn } from './conversation/useShowOwn.ts';
export { useStayAtEnd } from './conversation/useStayAtEnd.ts';
export { CopyAddress } from './copy-address/CopyAddress.tsx';
export { EditConflict } from './edit-conflict/EditConflict.tsx';
export { useConflictText } from './edit-conflict/messages.ts';
export { useEditConflict } from './edit-conflict/useEditConflict.ts';
export { useFailure } from './failures/useFailure.ts';
export { useFieldFailure } from './failures/useFieldFailure.ts';
export { useFilesText } from './files/messages.ts';
export { saveFile } from './files/save-file.ts';
export { useDownload } from './files/useDownload.ts';
export { useReadSmall } from './files/useReadSmall.ts';
export { useViewAddress, type ViewAddress } from './files/useViewAddress.ts';
export { type KeptMessage, useKeptMessage } from './kept-message/useKeptMessage.ts';
export { useRetriedCommand } from './kept-message/useRetriedCommand.ts';
export { useLeaveGuard } from './leave-guard/useLeaveGuard.tsx';
export { ListSkeleton } from './list/ListSkeleton.tsx';
export { useDeferredInput } from './list/useDeferredInput.ts';
export { type ListPageState, useListPage } from './list/useListPage.ts';
export { type ListState, useListState } from './list/useListState.ts';
export { MenuCards } from './menu/MenuCards.tsx';
export { useOutboxText } from './outbox/messages.ts';
export { OutboxMark } from './outbox/OutboxMark.tsx';
export { useNotifySent } from './outbox/useNotifySent.ts';
export { PhoneFilters } from './phone/PhoneFilters.tsx';
export { PhoneFold } from './phone/PhoneFold.tsx';
export { PictureList } from './pictures/PictureList.tsx';
export { PictureViewer } from './pictures/PictureViewer.tsx';
export { SaveState } from './save-state/SaveState.tsx';
export { SoonButton } from './soon/SoonButton.tsx';
export { monthNames } from './time/month-names.ts';
export { RelativeTime } from './time/RelativeTime.tsx';
export { useDayText } from './time/useDayText.ts';
export { useNow } from './time/useNow.ts';
export { useToday } from './time/useToday.ts';
export { AttachButton } from './uploads/AttachButton.tsx';
export { FileUploader } from './uploads/FileUploader.tsx';
export { UploadList } from './uploads/UploadList.tsx';
export {
  type Uploads,
  useUploads,
} from './uploads/useUploads.ts';
export { Welcome } from './welcome/Welcome.tsx';
