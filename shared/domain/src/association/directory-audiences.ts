/** The members who may see the directory; administrators see it unless it is off. */
export const directoryAudiences = ['off', 'board', 'residents'] as const;

export type DirectoryAudience = (typeof directoryAudiences)[number];
