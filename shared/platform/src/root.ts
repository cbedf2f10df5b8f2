import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');

/** For downloads and build marks, which outlive the data. */
export const cacheDir = join(root, 'node_modules', '.cache', 'datewright');

/** Environment variables that let Node cache compiled sources, which halves the time of the next start. */
export const compileCacheEnv = { NODE_COMPILE_CACHE: join(cacheDir, 'compiled') };
