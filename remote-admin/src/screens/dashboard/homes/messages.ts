import { defineMessages, plural } from '@hoa/ui/text';

export const en = {
  homes: 'Homes',
  home: 'Home',
  open: 'Open',
  building: 'Building',
  allBuildings: 'All buildings',
  address: 'Address',
  share: 'Share or votes',
  shareHint: 'The weight of this home in votes and costs; leave it empty if all homes are equal.',
  notes: 'Notes',
  notesHint: 'Only administrators see them.',
  people: 'People',
  nobody: 'Nobody yet',
  nobodyHint: 'Nobody holds this home. Invite its owner in People.',
  searchHomes: 'Search by home or address',
  failedToLoad: 'Failed to load homes',
  noHomes: 'No homes yet',
  noHomesHint:
    'Add a home, or import a file of homes. People are invited to their homes after that.',
  homeNotFound: 'Home not found',
  history: 'History',

  addHome: 'Add Home',
  changeHome: 'Change Home',
  label: 'Label',
  labelHint: 'As people write it, such as North 101 or 12 Maple Lane. It cannot be changed later.',
  buildingHint: 'Leave it empty for a detached house. A new name adds a building.',
  save: 'Save',
  added: 'Home added!',
  changed: 'Home changed!',
  failedToSave: 'Failed to save the home',
  removeHome: 'Remove Home',
  removeQuestion: 'Are you sure you want to remove this home?',
  removed: 'Home removed!',
  failedToRemove: 'Failed to remove the home',

  renameBuilding: 'Rename Building',
  buildingName: 'Name of the building',
  buildingNameHint: 'All screens show the new name. Broadcasts sent before keep the former one.',
  renamed: 'Building renamed!',
  failedToRename: 'Failed to rename the building',

  recordSale: 'Record Sale',
  saleHint: ({ home }: { home: string }) =>
    `On the settlement day, ${home} passes from those who leave to the buyer. Until then you can undo the sale.`,
  leaving: 'Who leaves',
  settlementDay: 'Settlement day',
  settlementHint: 'The buyer holds the home from the beginning of this day.',
  buyer: 'Name of the buyer',
  buyerEmail: 'Email of the buyer',
  buyerEmailHint: 'The invitation names the day. Leave it blank to reach the buyer on paper only.',
  buyerPhone: 'Phone of the buyer',
  forwardingAddress: 'Forwarding address',
  forwardingHint: 'For letters to those who leave, from the settlement day on.',
  saleRecorded: 'Sale recorded!',
  failedToRecordSale: 'Failed to record the sale',
  soldTo: ({ buyer, day }: { buyer: string; day: string }) => `${buyer} takes over on ${day}`,
  soldEffect:
    'Those who leave have access until that day. After it, owners still read their own receipts and tickets.',
  undoSale: 'Undo Sale',
  undoSaleQuestion: 'Are you sure you want to undo this sale?',
  undoSaleEffect: ({ buyer }: { buyer: string }) =>
    `${buyer} does not get the home, and those who were to leave stay.`,
  saleUndone: 'Sale undone!',
  failedToUndoSale: 'Failed to undo the sale',

  importFile: 'Import',
  importTitle: 'Import Homes',
  importHint:
    'A CSV or Excel file with a line for each home. Only the home’s label is required. Nothing is imported before you confirm.',
  outcome: 'Outcome',
  outcomes: { new: 'New', changed: 'Changed', unchanged: 'Unchanged' },
  willImport: ({ added, changed }: { added: number; changed: number }) =>
    `Homes that will be added: ${added}, changed: ${changed}`,
  nothingToImport: 'Nothing can be imported',
  importHomes: ({ n }: { n: number }) =>
    plural('en', n, { one: 'Import 1 home', other: `Import ${n} homes` }),
  imported: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 home imported!', other: `${n} homes imported!` }),
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'homes' }),
);
