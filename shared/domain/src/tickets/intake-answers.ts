import type { IntakeField } from './intake-options.ts';
import { communityTypeLabels, issueTypeLabels, requestTypeLabels } from './intake-options.ts';
import type { Intake } from './intake-schema.ts';
import type { Urgency } from './priority.ts';

/** Returns the title of the ticket for an intake. */
export function intakeTitle(intake: Intake): string {
  switch (intake.category) {
    case 'maintenance':
      return `Maintenance: ${intake.location}`;
    case 'community':
      return `Community: ${communityTypeLabels[intake.type]}`;
    case 'administrative':
      return `Request: ${requestTypeLabels[intake.requestType]}`;
    case 'financial':
      return `Financial: ${issueTypeLabels[intake.issueType]}`;
  }
}

/** The urgency that the resident chose; `normal` for forms that do not ask for it. */
export function intakePriority(intake: Intake): Urgency {
  return intake.category === 'maintenance' ? intake.urgency : 'normal';
}

/** Returns the chosen kind as a tag, so that a search finds tickets of the same kind. */
export function intakeTags(intake: Intake): string[] {
  switch (intake.category) {
    case 'maintenance':
      return intake.urgency === 'safety' ? ['maintenance', 'safety'] : ['maintenance'];
    case 'community':
      return ['community', intake.type];
    case 'administrative':
      return ['administrative', intake.requestType];
    case 'financial':
      return ['financial', intake.issueType];
  }
}

/** The answers that have no field of their own on a ticket, blank ones left out. */
export function intakeDetails(intake: Intake): Partial<Record<IntakeField, string>> {
  switch (intake.category) {
    case 'maintenance':
      return { location: intake.location };
    case 'community':
      return {
        type: intake.type,
        ...(intake.location && { location: intake.location }),
        ...(intake.dateOfIncident && { dateOfIncident: intake.dateOfIncident }),
      };
    case 'administrative':
      return { requestType: intake.requestType };
    case 'financial':
      return {
        issueType: intake.issueType,
        ...(intake.accountNumber && { accountNumber: intake.accountNumber }),
      };
  }
}
