import { type ComponentType, createElement, lazy } from 'react';

/** A part's file could not be fetched; `forget` makes the next rendering request it again. */
export class PartFailed extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part could not be loaded.', { cause });
    this.name = 'PartFailed';
    this.forget = forget;
  }
}

/** A component whose file is fetched when it is first shown; render it inside an `OnDemand`. */
export function partOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const forget = () => {
    Part = undefined;
  };
  return function PartOnDemand(props: Props) {
    Part ??= lazy(() =>
      load().then(
        (Loaded) => ({ default: Loaded }),
        (cause) => Promise.reject(new PartFailed(cause, forget)),
      ),
    );
    return createElement(Part, props);
  };
}
