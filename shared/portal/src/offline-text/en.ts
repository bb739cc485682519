export const en = { offline: "You're offline. Try again when you're connected." };

export type Texts = Readonly<Record<keyof typeof en, string>>;
