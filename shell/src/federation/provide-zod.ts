import { z } from '@datewright/sdk/zod';

declare const SHELL_GLOBALS: { zod: string };

/** Provides the contracts' copy of zod to the remotes, which are built without one. */
export function provideZod(): void {
  Object.defineProperty(globalThis, SHELL_GLOBALS.zod, { value: { z } });
}
