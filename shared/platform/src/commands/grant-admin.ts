import { runServiceScript } from '../run-service-script.ts';

/** `npm run grant-admin -- <email>` makes a member an admin; `--revoke` undoes it. */
await runServiceScript('account', 'commands/grant-admin.ts', process.argv.slice(2));
