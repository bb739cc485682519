import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Dies wurde geändert, während Sie schrieben',
  hint: 'Nichts wurde überschrieben, Ihr Text ist noch hier. Wählen Sie, welcher bleiben soll.',
  same: 'Nichts wurde überschrieben. Was Sie hier sehen, ist der jetzige Stand.',
  mine: 'Ihr Text',
  theirs: 'Jetzt',
  nothing: 'Nichts',
  yes: 'Ja',
  no: 'Nein',
  saveMine: 'Meine speichern',
  discard: 'Meine verwerfen',
};
