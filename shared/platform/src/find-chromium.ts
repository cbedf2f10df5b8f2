import { existsSync } from 'node:fs';
import { runProgram } from './child-process.ts';
import { findProgram } from './find-program.ts';
import { root } from './root.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function findOnPath(): Promise<string | undefined> {
  for (const name of names) {
    const path = await findProgram(name);
    if (path) return path;
  }
  return undefined;
}

async function findInstalled(): Promise<string | undefined> {
  // Loaded here, because `npm start` imports this and rarely needs it, and it takes 45 MB.
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : findOnPath();
}

/** Installs a package of Debian, if this is Debian and we may install packages. */
async function installDebianPackage(name: string, { update }: { update: boolean }): Promise<void> {
  const apt = await findProgram('apt-get');
  if (!apt || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (update) await runProgram(apt, ['update'], { name: 'apt-get update', seconds: 180, env });
  await runProgram(apt, ['install', '-y', '--no-install-recommends', name], { name: 'apt-get', seconds: 600, env });
}

/** Finds a Chromium, or installs Playwright's or Debian's; throws an error with one sentence when none is available. */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const ways = [
    async () => {},
    async () => {
      say('Getting Chromium for the browser tests (about 150 MB, once) …');
      const cli = `${root}/node_modules/@playwright/test/cli.js`;
      await runProgram(process.execPath, [cli, 'install', 'chromium'], { name: 'Playwright', seconds: 600 });
    },
    () => installDebianPackage('chromium', { update: true }),
  ];
  for (const way of ways) {
    await way().catch(() => {});
    const path = await findInstalled();
    if (path) return path;
  }
  throw new Error('No browser for the tests: install Chromium (as root on Debian: apt-get install chromium).');
}

const shell = 'chromium-headless-shell';

/**
 * Finds Chromium without windows, or installs Debian's; any other Chromium where there is none. It shows the same pages
 * for a third less processor time, but keeps no page for going back, and only writes to the clipboard with a permission.
 */
export async function findHeadlessShell(say: (line: string) => void): Promise<string> {
  const found = await findProgram(shell);
  if (found) return found;
  const browser = await findChromium(say);
  // Its lists of packages were just loaded with the browser, or are there, or the browser does.
  await installDebianPackage(shell, { update: false }).catch(() => {});
  return (await findProgram(shell)) ?? browser;
}
