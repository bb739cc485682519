/// <reference types="vite/client" />

/** The versions of the modules that this shell shares with remotes, by specifier. */
declare const __PROVIDED_VERSIONS__: Readonly<Record<string, string>>;

declare module 'virtual:bundled-remotes' {
  /** Remotes that are part of this build, by name; a release has none. */
  export const bundledRemotes: Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
}
