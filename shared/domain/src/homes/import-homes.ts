import { type ImportFormat, readCells } from '../people/import-table.ts';
import { type HomeLine, homeFormSchema } from './home-schema.ts';

const columns = ['label', 'building', 'address', 'share', 'notes'] as const;

/** A file of homes, with a line for each. */
export const homesFormat: ImportFormat<(typeof columns)[number], HomeLine> = {
  columns,
  required: ['label'],
  otherNames: {
    home: 'label',
    'home label': 'label',
    'street address': 'address',
    street: 'address',
    'vote weight': 'share',
    votes: 'share',
    weight: 'share',
    note: 'notes',
  },
  readLine(line, cells) {
    const { refused, refuse, text, required } = readCells(line, cells);
    const { label: labelSchema, share: shareSchema } = homeFormSchema.shape;
    const label = required('label');
    if (label !== '' && !labelSchema.safeParse(label).success) refuse('label', 'label-invalid');
    const share = shareSchema.safeParse(text('share'));
    if (!share.success) refuse('share', 'share-invalid');
    const home = { building: text('building'), address: text('address'), notes: text('notes') };
    if (refused.length > 0) return refused;
    return { line, label, ...home, share: share.data };
  },
};
