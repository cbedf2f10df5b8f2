/** The only zod that a remote imports; the contracts' own sets it up for pages without eval. */
import '@datewright/contracts/zod';

export * as z from './zod/names.ts';
