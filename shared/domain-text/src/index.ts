export type { DomainMessages } from './domain-messages.ts';
export { refusalMessage } from './refusal-message.ts';
export { useAudienceName } from './useAudienceName.ts';
export { useDomainText } from './useDomainText.ts';
export { type TranslatableNotification, useNoticeText } from './useNoticeText.ts';
export { validationMessage } from './validation-message.ts';
