import { createLogger } from '../../src/observability/logging.ts';

/** Logs, continues and ends. */
const log = createLogger('trial', 'info');
for (let line = 0; line < 20; line++) log.info({ line }, 'working');
setTimeout(() => {
  log.info('ending');
  process.exit(7);
}, 100);
