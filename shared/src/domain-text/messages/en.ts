import { audienceTagLabels, audienceTypeLabels } from '../../domain/audience.ts';
import { eventTypeLabels } from '../../domain/event-type.ts';
import {
  communityTypeLabels,
  issueTypeLabels,
  requestTypeLabels,
  urgencyDescriptions,
} from '../../domain/intake-options.ts';
import { invoiceStatusLabels } from '../../domain/invoice-status.ts';
import { newsCategoryLabels } from '../../domain/news-category.ts';
import { noticeMessages, noticeTitles } from '../../domain/notice-texts.ts';
import {
  residentNotificationTypeLabels,
  vendorNotificationTypeLabels,
} from '../../domain/notification-types.ts';
import {
  paymentFrequencyLabels,
  paymentMethodLabels,
  paymentStatusLabels,
} from '../../domain/payment-kinds.ts';
import { themeLabels } from '../../domain/preferences.ts';
import {
  contactPriorityLabels,
  priorityLabels,
  ticketPriorityLabels,
} from '../../domain/priority.ts';
import { refusalTexts } from '../../domain/refusal.ts';
import { roleLabels } from '../../domain/roles.ts';
import { threadTypeLabels } from '../../domain/thread-type.ts';
import { categoryLabels } from '../../domain/ticket-category.ts';
import { adminColumnLabels, statusLabels, vendorColumnLabels } from '../../domain/ticket-status.ts';
import { topicStatusLabels } from '../../domain/topic-status.ts';
import { validationTexts } from '../../domain/validation.ts';
import type { DomainMessages } from './messages.ts';

/** The specification's own words, which stand beside the rules. */
export const en: DomainMessages = {
  refusals: refusalTexts,
  validations: validationTexts,
  roles: roleLabels,
  ticketStatuses: statusLabels,
  vendorColumns: vendorColumnLabels,
  adminColumns: adminColumnLabels,
  ticketCategories: categoryLabels,
  ticketPriorities: ticketPriorityLabels,
  urgencyDescriptions,
  priorities: priorityLabels,
  contactPriorities: contactPriorityLabels,
  intakeFields: {
    location: 'Location',
    type: 'Type',
    dateOfIncident: 'Date of incident',
    requestType: 'Request type',
    issueType: 'Issue type',
    accountNumber: 'Account number',
  },
  communityTypes: communityTypeLabels,
  requestTypes: requestTypeLabels,
  issueTypes: issueTypeLabels,
  invoiceStatuses: invoiceStatusLabels,
  newsCategories: newsCategoryLabels,
  eventTypes: eventTypeLabels,
  topicStatuses: topicStatusLabels,
  threadTypes: threadTypeLabels,
  vendorNotificationTypes: vendorNotificationTypeLabels,
  residentNotificationTypes: residentNotificationTypeLabels,
  noticeTitles,
  noticeMessages,
  audienceTypes: audienceTypeLabels,
  audienceTags: audienceTagLabels,
  accountStatuses: { current: 'Current', past_due: 'Past due' },
  paymentMethods: paymentMethodLabels,
  paymentStatuses: paymentStatusLabels,
  paymentFrequencies: paymentFrequencyLabels,
  themes: themeLabels,
  notificationPreferences: {
    email: 'Email',
    push: 'Push',
    sms: 'SMS',
    announcements: 'Announcements',
    maintenance: 'Maintenance',
    payments: 'Payments',
    forums: 'Forums',
    security: 'Security',
  },
  privacyFlags: {
    showUnit: 'Show unit',
    showServices: 'Show services',
    showTitle: 'Show title',
    showPhone: 'Show phone',
    showEmail: 'Show email',
  },
};
