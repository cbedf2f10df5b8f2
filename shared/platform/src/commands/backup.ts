import { join } from 'node:path';
import { root } from '../root.ts';

/** `npm run backup -- --uri <uri> --out <folder>` writes a backup that `npm run restore` reads. */
process.argv.splice(2, 0, 'backup');
await import(join(root, 'shared/service-kit/src/backup/run.ts'));
