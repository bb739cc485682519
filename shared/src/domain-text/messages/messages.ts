import type { AccountStatus } from '../../domain/account.ts';
import type { AudienceTag, AudienceType } from '../../domain/audience.ts';
import type { EventType } from '../../domain/event-type.ts';
import type { IntakeField } from '../../domain/intake-field.ts';
import type { CommunityType, IssueType, RequestType } from '../../domain/intake-options.ts';
import type { InvoiceStatus } from '../../domain/invoice-status.ts';
import type { NewsCategory } from '../../domain/news-category.ts';
import type { NoticeCode } from '../../domain/notice-texts.ts';
import type {
  ResidentNotificationType,
  VendorNotificationType,
} from '../../domain/notification-types.ts';
import type { PaymentFrequency, PaymentMethod, PaymentStatus } from '../../domain/payment-kinds.ts';
import type { NotificationPreference, PrivacyFlag, Theme } from '../../domain/preferences.ts';
import type { ContactPriority, Priority, TicketPriority, Urgency } from '../../domain/priority.ts';
import type { RefusalCode } from '../../domain/refusal.ts';
import type { AuthorRole } from '../../domain/roles.ts';
import type { ThreadType } from '../../domain/thread-type.ts';
import type { TicketCategory } from '../../domain/ticket-category.ts';
import type { adminColumns, TicketStatus, vendorColumns } from '../../domain/ticket-status.ts';
import type { TopicStatus } from '../../domain/topic-status.ts';
import type { ValidationCode } from '../../domain/validation.ts';

/** What the rules say when they say no. */
export interface DomainProblems {
  refusals: Record<RefusalCode, string>;
  validations: Record<ValidationCode, string>;
}

/** The words of the domain in one language: a label per member of every union, a text per code. */
export interface DomainMessages extends DomainProblems {
  roles: Record<AuthorRole, string>;
  ticketStatuses: Record<TicketStatus, string>;
  vendorColumns: Record<(typeof vendorColumns)[number], string>;
  adminColumns: Record<(typeof adminColumns)[number], string>;
  ticketCategories: Record<TicketCategory, string>;
  ticketPriorities: Record<TicketPriority, string>;
  urgencyDescriptions: Record<Urgency, string>;
  priorities: Record<Priority, string>;
  contactPriorities: Record<ContactPriority, string>;
  intakeFields: Record<IntakeField, string>;
  communityTypes: Record<CommunityType, string>;
  requestTypes: Record<RequestType, string>;
  issueTypes: Record<IssueType, string>;
  invoiceStatuses: Record<InvoiceStatus, string>;
  newsCategories: Record<NewsCategory, string>;
  eventTypes: Record<EventType, string>;
  topicStatuses: Record<TopicStatus, string>;
  threadTypes: Record<ThreadType, string>;
  vendorNotificationTypes: Record<VendorNotificationType, string>;
  residentNotificationTypes: Record<ResidentNotificationType, string>;
  noticeTitles: Record<NoticeCode, string>;
  noticeMessages: Record<NoticeCode, string>;
  audienceTypes: Record<AudienceType, string>;
  audienceTags: Record<AudienceTag, string>;
  accountStatuses: Record<AccountStatus, string>;
  paymentMethods: Record<PaymentMethod, string>;
  paymentStatuses: Record<PaymentStatus, string>;
  paymentFrequencies: Record<PaymentFrequency, string>;
  themes: Record<Theme, string>;
  notificationPreferences: Record<NotificationPreference, string>;
  privacyFlags: Record<PrivacyFlag, string>;
}
