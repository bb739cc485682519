export const folderReaderKinds = ['everyone', 'residents', 'owners', 'board', 'people'] as const;

export type FolderReaderKind = (typeof folderReaderKinds)[number];

/** The maximum number of people who are named as readers of a folder. */
export const maxFolderReaders = 100;
