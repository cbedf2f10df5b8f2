import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createTool, ToolNameError } from '../create-tool/create-tool.ts';
import { root } from '../root.ts';

const [name = '', ...words] = process.argv.slice(2);
try {
  const written = await createTool(root, name, words.join(' '));
  for (const file of written) console.log(`  ${file}`);
} catch (error) {
  if (!(error instanceof ToolNameError)) throw error;
  console.error(`${error.message}\nUse: npm run create-tool -- <name> [what members call it]`);
  process.exit(2);
}
// Links the new packages and adds them to the lock file.
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
spawnSync(process.execPath, [join(import.meta.dirname, 'generate.ts')], { cwd: root, stdio: 'inherit' });
console.log(`\n\`npm start\` runs it. What to change next: shared/docs/create-a-tool.md.`);
