// Runs on any Node from 20 on, before a package is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = join(root, 'node_modules');
const [command, ...rest] = process.argv.slice(2);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** True when what is installed is what the lock file says. */
function installed() {
  const marker = join(modules, '.package-lock.json');
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

if (Number(process.versions.node.split('.')[0]) < 20) fail('Datewright needs Node 20 or newer.');
if (!installed()) {
  console.log('Installing packages (once, a minute or two) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it wants the lock file to list the optional binaries of every platform there is.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('Installing packages failed: see the lines above.');
}

const node = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
if (!existsSync(node)) fail('Node 24 is missing from the packages: delete node_modules and try again.');
const env = {
  ...process.env,
  PATH: join(modules, '.bin') + delimiter + process.env.PATH,
  NODE_COMPILE_CACHE: join(modules, '.cache/datewright/compiled'),
};
const src = join(root, 'shared/platform/src');
/** A command of the platform, or `main.ts` of the shared folder with that name, such as `bench`. */
const program =
  [join(src, 'commands', `${command}.ts`), join(root, 'shared', `${command}`, 'src/main.ts')].find(existsSync) ??
  fail(`There is no command ${command}.`);
/** What builds and starts the product stays as its supervisor, and would keep 50 MB of V8's young generation. */
const flags = command === 'start' ? ['--max-semi-space-size=8'] : [];
// The channel is how the child sees that we are gone, however we ended.
const child = spawn(
  node,
  [...flags, '--import', pathToFileURL(join(src, 'exit-with-parent.ts')).href, program, ...rest],
  {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);
// A terminal's Ctrl-C reaches the child by itself too, an editor's stop button only us. Either way the child ends first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
endWithNpm();

/** A killed npm tells nobody. It is our parent: its script begins with `exec`, so that no shell holds its signals back. */
function endWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
}
