import { runBeside } from '../run-beside.ts';

/** `npm run grant-admin -- <email>` makes a member an admin; `--revoke` takes it back. */
await runBeside('account', 'grant-admin.ts', process.argv.slice(2));
