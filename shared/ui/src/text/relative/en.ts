export const en = { justNow: 'Just now' };

export type Texts = Readonly<Record<keyof typeof en, string>>;
