import { join } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { root } from '../root.ts';
import { runInForeground } from '../test-runners/run-program.ts';
import { startTestDatabase } from '../testing/test-database.ts';

/**
 * `npm run pictures` starts the product with the sandbox's AI, takes the screenshots that the public pages show, and
 * writes them to `mfe-marketing/public/captures`. Arguments go to Playwright: `-- -g ChatPad` takes those of ChatPad.
 */
const database = await startTestDatabase();
try {
  const env = {
    ...process.env,
    TEST_MONGODB_URI: database.uri,
    TEST_MONGODB_KIND: database.kind,
    CHROMIUM_PATH: await findChromium(console.log),
  };
  const config = join(root, 'shared/e2e/captures/captures.config.ts');
  process.exitCode = await runInForeground(
    'playwright',
    ['test', '--config', config, '--reporter=list', ...process.argv.slice(2)],
    env,
  );
} finally {
  await database.stop();
}
