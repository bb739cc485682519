export { useDomainText } from './messages/index.ts';
export type { DomainMessages } from './messages/messages.ts';
export { refusalMessage } from './refusal-message.ts';
export { useAudienceName } from './useAudienceName.ts';
export { type Noticed, useNoticeText } from './useNoticeText.ts';
export { validationMessage } from './validation-message.ts';
