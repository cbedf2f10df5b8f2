/** The only zod that remotes import; the contracts configure it for pages without `eval`. */
import '@datewright/contracts/zod';

export * as z from './zod/names.ts';
