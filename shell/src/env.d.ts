/// <reference types="vite/client" />

/** The version of `@hoa/shared` that this shell was built with. */
declare const __SHARED_VERSION__: string;

declare module 'virtual:bundled-remotes' {
  /** Remotes that are part of this build, by name; a release has none. */
  export const bundledRemotes: Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
}
