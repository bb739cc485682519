// The public token names of shared/ui/src/tokens/tokens.css.

/** Color tokens, grouped by role. */
export const colourRoles = [
  ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay'],
  ['line', 'line-strong', 'text', 'text-muted'],
  ['accent', 'accent-soft', 'accent-text', 'on-accent'],
  ['danger', 'danger-soft', 'danger-text'],
  ['warning', 'warning-soft', 'warning-text'],
  ['success', 'success-soft', 'success-text'],
  ['info', 'info-soft', 'info-text'],
  ['neutral', 'neutral-soft', 'neutral-text'],
] as const;

/** From small to large. */
export const textSizes = [
  'text-xs',
  'text-sm',
  'text-dense',
  'text-md',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
] as const;

/** Steps of 4 px. */
export const spaces = [
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-8',
  'space-10',
  'space-12',
  'space-16',
] as const;
