import { runServiceScript } from '../run-service-script.ts';

/**
 * `npm run newsletter -- <post>` sends a published post to every subscriber; a second run continues where the first one
 * stopped.
 */
await runServiceScript('marketing', 'send-newsletter.ts', process.argv.slice(2));
