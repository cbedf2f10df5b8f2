import { readFileSync } from 'node:fs';
import { readConfig } from '@datewright/service-kit/config';
import { accountConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { parseNotice } from '../rules/parse-notice.ts';
import { notifyMembers } from '../use-cases/operations/notify-members.ts';

const [file = ''] = process.argv.slice(2);
const notice = parseNotice(readText(file));
if (!notice) {
  console.error('Name a text file: a subject of up to 150 characters, an empty line, then the paragraphs.');
  process.exit(1);
}
const ctx = await createContext({ ...readConfig(accountConfig), LOG_LEVEL: 'error' }).catch(() => {
  console.error('The database of the accounts does not answer: is Datewright running?');
  process.exit(1);
});
const { sent, waiting, unsure } = await notifyMembers(ctx, notice);
console.log(`Sent to ${sent} members. ${waiting} wait for the mail server: the service goes on with them.`);
if (unsure > 0) console.log(`${unsure} were cut off while they were sent, and are not sent again.`);
await ctx.close();

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
