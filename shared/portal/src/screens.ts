import type { ComponentType } from 'react';

/** How the screen of each page is fetched; its chunk carries one component named `Screen`. */
export type Screens<Id extends string> = Readonly<
  Record<Id, () => Promise<{ readonly Screen: ComponentType }>>
>;

export type LoadScreen = Screens<string>[string];

const loaded = new Map<LoadScreen, ComponentType>();

/** The screen, if its chunk has been loaded already: then no skeleton is shown first. */
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

/** Resolves once the screen that was asked for last is loaded, or can't be. */
export function lastScreen(): Promise<unknown> | undefined {
  return last;
}
