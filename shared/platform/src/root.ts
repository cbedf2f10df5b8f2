import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');

/** Downloads and build marks that outlive the data. */
export const cacheDir = join(root, 'node_modules', '.cache', 'datewright');

/** For the environment of a program: Node keeps what it made of its sources, and the next start takes half the time. */
export const compileCacheEnv = { NODE_COMPILE_CACHE: join(cacheDir, 'compiled') };
