import { runServiceScript } from '../run-service-script.ts';

/** `npm run newsletter -- <post>` sends a published post to every reader; called again, it goes on where it ended. */
await runServiceScript('marketing', 'send-newsletter.ts', process.argv.slice(2));
