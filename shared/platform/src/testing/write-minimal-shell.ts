import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the smallest shell that an edge serves, for tests that open no pages. Returns its folder. */
export async function writeMinimalShell(into: string): Promise<string> {
  const shell = join(into, 'shell');
  await mkdir(shell);
  await writeFile(join(shell, 'index.html'), '<head></head>');
  await writeFile(join(shell, 'shell.json'), JSON.stringify({ version: '0.1.0', sdk: '1.0.0' }));
  return shell;
}
