import type {
  AccountStatus,
  AudienceTag,
  AudienceType,
  AuthorRole,
  adminColumns,
  CommunityType,
  ContactPriority,
  DirectoryAudience,
  EventGuests,
  EventType,
  IntakeField,
  InvoiceStatus,
  IssueType,
  NewsCategory,
  NoticeCode,
  NotificationPreference,
  Office,
  PaymentFrequency,
  PaymentMethod,
  PaymentStatus,
  Permission,
  Priority,
  PrivacyFlag,
  RefusalCode,
  RequestType,
  ResidentNotificationType,
  Tenure,
  Theme,
  ThreadType,
  TicketCategory,
  TicketPriority,
  TicketStatus,
  TopicOpeners,
  TopicStatus,
  Urgency,
  ValidationCode,
  VendorNotificationType,
  vendorColumns,
} from '@hoa/domain';

/** The people who may have to act next on a ticket, by name. */
interface TicketParties {
  readonly vendor: string | undefined;
  readonly resident: string;
}

/** The domain's texts in one language: a label per member of every union, a message per code. */
export interface DomainMessages {
  refusals: Record<RefusalCode, string>;
  validations: Record<ValidationCode, string>;
  roles: Record<AuthorRole, string>;
  offices: Record<Office, string>;
  permissions: Record<Permission, string>;
  ticketStatuses: Record<TicketStatus, string>;
  /** The next step of a ticket; a card shows it after the status. */
  ticketWaiting: Record<TicketStatus, (parties: TicketParties) => string>;
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
  safetyNoticeTitle: string;
  /** How a resident holds a home. */
  tenures: Record<Tenure, string>;
  directoryAudiences: Record<DirectoryAudience, string>;
  topicOpeners: Record<TopicOpeners, string>;
  eventGuests: Record<EventGuests, string>;
  building: (of: { readonly name: string }) => string;
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
