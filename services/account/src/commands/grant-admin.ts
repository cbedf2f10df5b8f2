import { readConfig } from '@datewright/service-kit/config';
import { accountConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { setAdmin } from '../use-cases/operations/set-admin.ts';

const words = process.argv.slice(2);
const email = words.find((word) => !word.startsWith('--'));
const revoke = words.includes('--revoke');
const unknown = words.find((word) => word.startsWith('--') && word !== '--revoke');

if (!email || unknown) {
  console.error('Say whom: npm run grant-admin -- <email>, with --revoke to take it back.');
  process.exit(1);
}
const ctx = await createContext({ ...readConfig(accountConfig), LOG_LEVEL: 'error' }).catch(() => {
  console.error('The database of the accounts does not answer: is Datewright running?');
  process.exit(1);
});
const { ok, sentence } = await setAdmin(ctx, email, !revoke);
console[ok ? 'log' : 'error'](sentence);
await ctx.close();
process.exitCode = ok ? 0 : 1;
