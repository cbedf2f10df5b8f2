import { readConfig } from '@datewright/service-kit/config';
import { connectMongo } from '@datewright/service-kit/database/mongo';
import { chatpadConfig } from '../config.ts';
import { createMatchRepository } from '../data/match-repository.ts';

// Usage, for support: `npm run reopen-match -w services/chatpad -- <match id>`.
const [matchId, ...extraArguments] = process.argv.slice(2);
if (!matchId || extraArguments.length > 0) {
  console.error('Say which: npm run reopen-match -w services/chatpad -- <match id>.');
  process.exit(1);
}
const connection = await connectMongo(readConfig(chatpadConfig)).catch(() => {
  console.error('The database of ChatPad does not answer: is Datewright running?');
  process.exit(1);
});
const isReopened = await createMatchRepository(connection).reopenForSupport(matchId);
console.log(isReopened ? 'The match is open again.' : 'There is no closed match with this id.');
await connection.close();
process.exitCode = isReopened ? 0 : 1;
