import { type ComponentType, createElement, lazy } from 'react';

/** A part's file could not be fetched. Browsers remember that for the life of the page. */
export class PartFailed extends Error {
  constructor(cause: unknown) {
    super('A part could not be loaded.', { cause });
    this.name = 'PartFailed';
  }
}

/** A component whose file is fetched when it is first shown; render it inside an `OnDemand`. */
export function partOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      (cause) => Promise.reject(new PartFailed(cause)),
    ),
  );
  return (props) => createElement(Part, props);
}
