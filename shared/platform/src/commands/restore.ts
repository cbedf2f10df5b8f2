import { join } from 'node:path';
import { root } from '../root.ts';

/** `npm run restore -- --uri <uri> --from <folder>` restores a backup; `--force` replaces the data that is there. */
process.argv.splice(2, 0, 'restore');
await import(join(root, 'shared/service-kit/src/backup/run.ts'));
