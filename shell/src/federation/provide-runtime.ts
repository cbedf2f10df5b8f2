import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare const FEDERATION_GLOBAL: string;

/**
 * Gives the federation runtime to the remotes, which are built without one. Each gets its own state: the runtime writes
 * into the objects that it is handed.
 */
export function provideRuntime(): void {
  Object.defineProperty(globalThis, FEDERATION_GLOBAL, {
    get: () => ({
      ...federation,
      bundlerRuntime: { ...federation.bundlerRuntime, S: {}, initContainerEntry },
      bundlerRuntimeOptions: {},
      initOptions: undefined,
      instance: undefined,
    }),
  });
}
