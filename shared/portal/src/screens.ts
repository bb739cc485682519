import type { ComponentType } from 'react';

/** Loads the screen of each page; its chunk exports one component named `Screen`. */
export type Screens<Id extends string> = Readonly<
  Record<Id, () => Promise<{ readonly Screen: ComponentType }>>
>;

export type LoadScreen = Screens<string>[string];

const loaded = new Map<LoadScreen, ComponentType>();

/** Returns the screen if its chunk is already loaded, so that no skeleton is shown first. */
export function loadedScreen(load: LoadScreen): ComponentType | undefined {
  return loaded.get(load);
}

let last: Promise<unknown> | undefined;

/** Loads a screen. A failure is not remembered: the next call tries again. */
export function loadScreen(load: LoadScreen): Promise<ComponentType> {
  const loading = load().then(({ Screen }) => {
    loaded.set(load, Screen);
    return Screen;
  });
  last = loading.catch(() => undefined);
  return loading;
}

/** Resolves when the screen that was requested last has loaded or failed. */
export function lastScreen(): Promise<unknown> | undefined {
  return last;
}
