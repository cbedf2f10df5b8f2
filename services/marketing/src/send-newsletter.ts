import { readConfig } from '@datewright/service-kit/config';
import { marketingConfig } from './config.ts';
import { createContext } from './context.ts';
import { sendNewsletterIssue } from './use-cases/newsletter/send-newsletter-issue.ts';

const [slug] = process.argv.slice(2);
if (!slug) {
  console.error('Say which post: npm run newsletter -- <the last part of its address>.');
  process.exit(1);
}
const ctx = await createContext({ ...readConfig(marketingConfig), LOG_LEVEL: 'error' }).catch(() => {
  console.error('The database of the marketing service does not answer: is Datewright running?');
  process.exit(1);
});
const done = await sendNewsletterIssue(ctx, slug);
if (!done) console.error(`There is no published post at /blog/${slug}.`);
else {
  const { sent, waiting, unsure } = done;
  console.log(`Sent to ${sent} readers. ${waiting} wait for the mail server: the service goes on with them.`);
  if (unsure > 0) console.log(`${unsure} were cut off while they were sent, and are not sent again.`);
}
await ctx.close();
process.exitCode = done ? 0 : 1;
