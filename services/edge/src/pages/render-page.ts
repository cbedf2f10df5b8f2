import type { PageAnswer } from '@datewright/contracts/prerender/page-state';
import type { Composition } from '@datewright/contracts/registry/get-composition';
import type { Variants } from '../visitors/variants.ts';
import type { StoredPage } from './page-store.ts';
import { readPageData } from './read-page-data.ts';
import type { RenderTarget } from './render-target.ts';
import type { RendererClient } from './renderer-client.ts';
import type { ServerBundles } from './server-bundles.ts';

interface Dependencies {
  renderer: RendererClient;
  bundles: ServerBundles;
  serviceUrls: ReadonlyMap<string, string>;
  origin: string;
}

/** Each round brings the data or the code that the last one asked for. */
const maxRounds = 6;

/** Only what a page shows of the other remotes. */
const toRenderedComposition = ({ compositionId, remotes }: Composition): Composition => ({
  compositionId,
  remotes: remotes.map((remote) => ({ ...remote, integrity: {}, preload: [] })),
});

/** Has the renderer render one page with its data. Throws when that fails. */
export async function renderPage(parts: Dependencies, visit: RenderTarget, variants: Variants): Promise<StoredPage> {
  const { renderer, bundles, serviceUrls, origin } = parts;
  const { remote, address, key } = visit;
  const manifest = await bundles.forRemote(remote);
  const data: Record<string, PageAnswer> = {};
  const code: Record<string, string> = {};
  const renderedAt = Date.now();
  for (let turn = 0; turn < maxRounds; turn++) {
    const answer = await renderer.render({
      shell: visit.shell.server.manifest,
      remote: { name: remote.card.name, entry: manifest.entry, files: manifest.files },
      composition: toRenderedComposition(visit.composition),
      address,
      origin,
      variants,
      data,
      code,
    });
    if (answer.kind === 'failed') throw new Error(answer.why);
    if (answer.kind === 'page') return { key, variants, renderedAt, page: answer, data };
    if (answer.kind === 'reads') Object.assign(data, await readPageData(answer.reads, serviceUrls));
    else Object.assign(code, await bundles.readFiles(visit, manifest, answer.files));
  }
  throw new Error('The page goes on reading.');
}
