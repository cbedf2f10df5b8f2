import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare const SHELL_GLOBALS: { runtime: string };

/**
 * Gives the federation runtime to the remotes, which are built without one. Each remote gets its own state, because the
 * runtime writes into the objects that it receives, and its own instance, because the runtime would otherwise take a
 * remote for the shell: both carry the mark of the same build.
 */
export function provideRuntime(): void {
  const { runtime, bundlerRuntime } = federation;
  Object.defineProperty(globalThis, SHELL_GLOBALS.runtime, {
    get: () => ({
      ...federation,
      runtime: { ...runtime, init: runtime?.createInstance },
      bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
      bundlerRuntimeOptions: {},
      initOptions: undefined,
      instance: undefined,
    }),
  });
}
