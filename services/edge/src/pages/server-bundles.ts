import { createHash } from 'node:crypto';
import { type Bundle, type ServerManifest, serverManifest } from '@datewright/contracts/prerender/render-page';
import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import { z } from '@datewright/contracts/zod';
import { LRUCache } from 'lru-cache';
import { decodeBody } from '../encoded-body.ts';
import type { RemoteFiles } from '../remotes/remote-files.ts';
import type { RenderTarget } from './render-target.ts';

/** The code that the renderer runs, from the registry and the build of the shell. */
export interface ServerBundles {
  /** Throws when the hash of the manifest differs from the one in the composition. */
  forRemote(remote: ComposedRemote): Promise<ServerManifest>;
  /** The code with these hashes, from the remote or the shell of a page. */
  readFiles(visit: RenderTarget, bundle: Bundle, hashes: string[]): Promise<Record<string, string>>;
}

export function createServerBundles(files: RemoteFiles): ServerBundles {
  const manifests = new LRUCache<string, ServerManifest>({ max: 100 });

  async function readFile({ card }: ComposedRemote, path: string): Promise<Buffer> {
    return decodeBody(await files.read(card.name, card.version, `server/${path}`));
  }

  return {
    async forRemote(remote) {
      const sealed = remote.server ?? '';
      const known = manifests.get(sealed);
      if (known) return known;
      const bytes = await readFile(remote, 'manifest.json');
      if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== sealed) {
        throw new Error(`The server manifest of ${remote.card.name} is not what was published.`);
      }
      const manifest = z.parse(serverManifest, JSON.parse(bytes.toString('utf8')));
      manifests.set(sealed, manifest);
      return manifest;
    },
    async readFiles({ remote, shell }, bundle, hashes) {
      const files = hashes.map(async (integrity) => {
        const path = bundle.files.find((file) => file.integrity === integrity)?.path ?? '';
        const bytes = shell.server.files.get(integrity) ?? (await readFile(remote, path));
        return [integrity, bytes.toString('utf8')] as const;
      });
      return Object.fromEntries(await Promise.all(files));
    },
  };
}
