import { existsSync } from 'node:fs';
import { runProgram } from './child-process.ts';
import { findProgram } from './find-program.ts';
import { root } from './root.ts';

/** Chromium without windows: it shows the same pages, and starts and draws them for a third less processor time. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function findBrowser(): Promise<string | undefined> {
  // Loaded here, because `npm start` imports this and rarely needs it, and it takes 45 MB.
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  for (const name of names) {
    const path = await findProgram(name);
    if (path) return path;
  }
  return undefined;
}

/** Installs Debian's package, if this is Debian and we may install packages. */
async function installDebianShell({ update }: { update: boolean }): Promise<string | undefined> {
  const apt = await findProgram('apt-get');
  if (!apt || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (update) await runProgram(apt, ['update'], { name: 'apt-get update', seconds: 180, env });
  await runProgram(apt, ['install', '-y', '--no-install-recommends', shell], { name: 'apt-get', seconds: 600, env });
  return findProgram(shell);
}

async function installBrowser(say: (line: string) => void): Promise<string | undefined> {
  say('Getting Chromium for the browser tests (about 150 MB, once) …');
  const cli = `${root}/node_modules/@playwright/test/cli.js`;
  await runProgram(process.execPath, [cli, 'install', 'chromium'], { name: 'Playwright', seconds: 600 });
  return findBrowser();
}

/**
 * Finds a Chromium, or installs Playwright's or Debian's; throws an error with one sentence when none is available. What
 * has no windows is preferred, and installed beside another one where the lists of Debian's packages have it.
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const ways = [
    () => findProgram(shell),
    () => installDebianShell({ update: false }),
    findBrowser,
    () => installBrowser(say),
    () => installDebianShell({ update: true }),
  ];
  for (const way of ways) {
    const path = await way().catch(() => undefined);
    if (path) return path;
  }
  throw new Error('No browser for the tests: install Chromium (as root on Debian: apt-get install chromium).');
}
