import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteCard } from '@datewright/contracts/registry/card';
import { shellName } from '@datewright/contracts/registry/shell-card';
import { create } from 'tar';

/** Packs a version of a remote: its card as `mfe.json`, and `dist/`. The same files always give the same bytes. */
export async function packRemote(folder: string, card: RemoteCard): Promise<Uint8Array<ArrayBuffer>> {
  const staging = mkdtempSync(join(tmpdir(), 'mfe-'));
  try {
    writeFileSync(join(staging, 'mfe.json'), JSON.stringify(card));
    cpSync(join(folder, 'dist'), join(staging, 'dist'), { recursive: true });
    const shellFile = join(staging, 'dist/shell.json');
    if (card.name === shellName && existsSync(shellFile)) {
      // What the shell says about itself has to name the version under which it is published.
      const offered = JSON.parse(readFileSync(shellFile, 'utf8'));
      writeFileSync(shellFile, JSON.stringify({ ...offered, version: card.version }));
    }
    const options = { cwd: staging, gzip: true, portable: true, mtime: new Date(0) };
    const parts: Uint8Array[] = [];
    for await (const part of create(options, ['mfe.json', 'dist'])) parts.push(part as Uint8Array);
    return new Uint8Array(Buffer.concat(parts));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** A hash of the card and everything in `dist`. */
export async function hashBuild(folder: string, card: RemoteCard): Promise<string> {
  return createHash('sha256')
    .update(await packRemote(folder, card))
    .digest('hex')
    .slice(0, 12);
}
