export type { DomainMessages } from './domain-messages.ts';
export {
  type TranslatableNotification,
  useAudienceName,
  useDomainText,
  useNoticeText,
} from './useDomainText.ts';
export { refusalMessage, validationMessage } from './validation-message.ts';
