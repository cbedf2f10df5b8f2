import { readConfig } from '@datewright/service-kit/config';
import { accountConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { explainMember } from '../use-cases/operations/explain-member.ts';

const [who = '', before] = process.argv.slice(2);
const ctx = await createContext(readConfig(accountConfig));
const user = (await ctx.users.findByEmail(who.trim().toLowerCase())) ?? (await ctx.users.findById(who));
if (user) console.log(JSON.stringify(await explainMember(ctx, user, before), undefined, 2));
else console.error('There is no member with that address or id.');
await ctx.close();
process.exitCode = user ? 0 : 1;
