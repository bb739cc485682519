/// <reference types="vite/client" />

/** The version of `@hoa/shared` that this shell was built with. */
declare const __SHARED_VERSION__: string;
