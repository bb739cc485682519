import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Documents',
  upload: 'Upload',
  uploadComingSoon: 'Uploading documents is coming soon!',
  newFolder: 'New Folder',
  newFolderComingSoon: 'New folders are coming soon!',
  failed: 'Failed to load documents',
  failedFolders: 'Failed to load folder structure',
  folderTree: 'Folder tree',
  showTree: 'All folders',
  folderPath: 'Folder path',
  searchAll: 'Search all documents',
  searchHint: 'Search this folder and its subfolders',
  searchShort: 'Search',
  view: 'View',
  list: 'List',
  grid: 'Grid',
  contentsOf: ({ folder }: { folder: string }) => `Contents of ${folder}`,
  folders: 'Folders',
  files: 'Files',
  none: 'No documents in this folder',
  noneFound: ({ search }: { search: string }) => `Nothing here has “${search}” in its name.`,
  showAll: 'Clear Search',
  unknownFolder: 'This folder may have been moved or deleted.',
  allDocuments: 'All Documents',
  found: ({ n }: { n: number }) => (n === 1 ? '1 found' : `${n} found`),
  pinned: 'Pinned',
  changed: ({ date }: { date: string }) => `Changed ${date}`,
  inFolder: ({ place }: { place: string }) => `In ${place}`,
  download: 'Download',
  tools: 'Tools',
  noPreview: 'This kind of file cannot be shown here.',
  noPreviewHint: 'Download it to open it.',
  previewFailed: 'Failed to load the preview',
  openInTab: 'Open in a new tab',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'documents' }),
);
