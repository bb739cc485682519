export const paymentMethods = ['ach', 'card'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  ach: 'Bank Transfer (ACH)',
  card: 'Credit/Debit Card',
};

export const paymentStatuses = ['completed', 'pending', 'failed'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
};

export const paymentFrequencies = ['monthly', 'quarterly', 'annually'] as const;

export type PaymentFrequency = (typeof paymentFrequencies)[number];

export const paymentFrequencyLabels: Record<PaymentFrequency, string> = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annually: 'Annually',
};
