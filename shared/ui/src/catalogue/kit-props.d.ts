declare module 'virtual:kit-props' {
  import type { KitComponent } from '../catalogue.tsx';

  /** The kit's components by name, as `read-props.mjs` reads them. */
  export const kitProps: Readonly<Record<string, Pick<KitComponent, 'doc' | 'props'>>>;
}
