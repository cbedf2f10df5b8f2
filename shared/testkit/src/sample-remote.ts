import { gzipSync } from 'node:zlib';
import type { remoteCard } from '@datewright/contracts/registry/card';
import type { z } from '@datewright/contracts/zod';
import { Header } from 'tar';

type Card = z.input<typeof remoteCard>;

/** A valid card; a test overrides the fields that it is about. */
export function sampleCard(changes: Partial<Card> = {}): Card {
  return {
    name: 'mfe_sample',
    owner: 'sample',
    version: '1.0.0',
    routes: [{ path: '/sample', title: 'Sample', guard: 'open' }],
    needs: { sdk: '^1.0.0', services: { sample: '^1.0.0' } },
    budget: { brotliKb: 60 },
    ...changes,
  };
}

/** The files of a build that exposes `./remote`, made without a bundler. */
export function sampleBuild(name = 'mfe_sample', script = 'export {};'): Record<string, string> {
  return {
    'dist/mf-manifest.json': JSON.stringify({
      name,
      metaData: { remoteEntry: { name: 'entry.js', path: '' } },
      exposes: [{ name: 'remote', assets: { js: { sync: ['page.js'] } } }],
    }),
    'dist/entry.js': `/* ${name} */ ${script}`,
    'dist/page.js': script,
  };
}

/** A gzipped tar of plain files, as `mfe publish` sends it. */
export function packTarball(files: Record<string, string>): Buffer {
  const blocks = Object.entries(files).flatMap(([path, text]) => {
    const body = Buffer.from(text);
    const header = new Header({ path, size: body.length, mode: 0o644, type: 'File', mtime: new Date(0) });
    header.encode();
    return [header.block ?? Buffer.alloc(512), body, Buffer.alloc((512 - (body.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}
