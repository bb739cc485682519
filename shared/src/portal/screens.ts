import type { ComponentType } from 'react';

/** How the screen of each page is fetched; its chunk carries one component named `Screen`. */
export type Screens<Id extends string> = Readonly<
  Record<Id, () => Promise<{ readonly Screen: ComponentType }>>
>;

export type LoadScreen = Screens<string>[string];

const loaded = new Map<LoadScreen, ComponentType>();

/** The screen, if its chunk is there already: then it is shown at once, without a skeleton before it. */
export function screenNow(load: LoadScreen): ComponentType | undefined {
  return loaded.get(load);
}

/** Fetches a screen; one that could not be fetched is fetched anew the next time, not remembered as failed. */
export async function loadScreen(load: LoadScreen): Promise<ComponentType> {
  const { Screen } = await load();
  loaded.set(load, Screen);
  return Screen;
}
