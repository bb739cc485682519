import { fillText } from './refusal.ts';

/** The code that a schema gives in place of a message; its text is chosen where it is shown. */
export const validationTexts = {
  'email-required': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
  'email-not-found': 'Email not found for sign-in completion',
  'display-name-required': 'Display name is required',
  'name-required': 'Name is required',
  'home-label-invalid':
    'Please enter a label of at most 60 characters, without commas, colons and semicolons',
  'office-required': 'Office is required',
  'until-before-from': 'The end must be after the beginning',
  'leaving-required': 'Please select at least one owner who leaves',
  'settlement-day-required': 'Settlement day is required',
  'share-invalid': 'Please enter a number above 0, such as 1 or 2.5',
  'time-zone-invalid': 'Please select a time zone',
  'languages-required': 'Please select at least one language',
  'color-invalid': 'Please enter a color as six digits, such as #1f5c45',
  'prefix-invalid': 'Please enter up to 12 letters and digits, with hyphens between',
  'number-assigned': 'This number may be taken. Please enter a higher one',
  'amount-invalid': 'Valid amount is required',
  'percent-invalid': 'Please enter a percentage from 0 to 100',
  'number-invalid': 'Please enter a number of 0 or more',
  'amount-too-large': 'Please enter an amount of at most $10,000,000.00',
  'hours-decimals': 'Please enter hours with at most two decimals',
  'hours-too-many': 'Please enter at most 10,000 hours',
  'quantity-too-large': 'Please enter a quantity of at most 100,000',
  'total-too-large': 'The total can be at most $10,000,000.00',
  'description-required': 'Description is required',
  'title-required': 'Title is required',
  'content-required': 'Content is required',
  'subject-required': 'Subject is required',
  'message-required': 'Message is required',
  'recipients-required': 'Please choose at least one neighbor',
  'comment-required': 'Comment is required',
  'reply-required': 'Reply is required',
  'update-required': 'Update is required',
  'time-required': 'Please enter a time',
  'people-invalid': 'Please enter a number of people from 1 to 10,000',
  'event-too-long': 'An event can last at most 31 days',
  'event-too-early': 'A repeated event must begin in 2000 or later',
  'location-required': 'Location is required',
  'urgency-required': 'Please select an urgency',
  'type-required': 'Please select a type',
  'request-type-required': 'Please select a request type',
  'issue-type-required': 'Please select an issue type',
  'vendor-required': 'Please select a vendor',
  'due-date-required': 'Due date is required',
  'due-date-past': 'The due date must not be in the past',
  'link-end-range': 'Please choose a day within the next 90 days',
  'packages-full': 'There are 50 packages. Revoke one, or wait until one ends',
  'reason-required': 'Reason is required',
  'topic-required': 'Choose a topic',
  'question-required': 'Question is required',
  'options-invalid': 'Please enter 2 to 10 different options, each on its own line',
  'option-required': 'Please select an option',
  'last-day-past': 'Please choose today or a later day',
  'date-invalid': 'Please enter a valid date',
  'expire-before-publish': 'The expire date must be after the publish date',
  'building-required': 'Please select a building',
  'group-required': 'Please select a group',
  'units-required': 'Please enter unit IDs',
  'combination-required': 'Please select who should receive it',
  'unit-required': 'Unit is required',
  'company-required': 'Company is required',
  'work-order-required': 'Please select a work order',
  'labor-hours-required': 'Labor hours are required',
  'labor-rate-required': 'Labor rate is required',
  'material-item-required': 'Item is required',
  'quantity-minimum': 'Quantity must be 1 or more',
  'materials-minimum': 'At least one material line is required',
  'materials-maximum': 'At most 100 material lines fit on an invoice',
  'file-size': 'File size must be less than 10MB',
  'file-type': 'File type not supported. Accepted: {list}',
  'file-empty': 'This file is empty',
  'file-damaged': 'This file is damaged or incomplete',
  'picture-pixels': 'The picture is too large: at most {megapixels} megapixels',
  'picture-animation': 'Animated PNG, AVIF and HEIC are not supported. Send a GIF or WebP file',
  'picture-pages': 'This file holds several pictures. Send each as a file, or all as a PDF',
  'picture-heavy': 'This picture is too large to process. Save it with fewer pixels, or as JPEG',
  'file-count': 'Maximum 5 files allowed',
  'folder-exists': 'Another folder here has this name',
  'folders-maximum': 'An association can have at most 500 folders',
  'document-exists': 'Another document here has this name',
  'too-long': 'This text is too long',
  'list-too-long': 'Please enter at most 100 entries of 200 characters each',
} as const;

export type ValidationCode = keyof typeof validationTexts;

/** A validation problem as a code with params, not yet translated. */
export interface ValidationProblem {
  readonly code: ValidationCode;
  readonly params?: Readonly<Record<string, string>>;
}

export function isValidationCode(text: string): text is ValidationCode {
  return Object.hasOwn(validationTexts, text);
}

/** The specified English of a validation problem. */
export function validationText({ code, params }: ValidationProblem): string {
  return fillText(validationTexts[code], params);
}
