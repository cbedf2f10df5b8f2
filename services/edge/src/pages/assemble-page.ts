import { createHash } from 'node:crypto';
import type { PageState } from '@datewright/contracts/prerender/page-state';
import type { ServerManifest } from '@datewright/contracts/prerender/render-page';
import type { ShellPage } from '@datewright/contracts/prerender/shell-page';
import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { compressBrotli } from '../encoded-body.ts';
import { omitServerManifests } from '../remotes/omit-server-manifests.ts';
import type { InlineHashes } from '../security/security-headers.ts';
import type { Variants } from '../visitors/variants.ts';
import { visitorPath } from '../visitors/visitor-id.ts';
import { startWatch } from './compose-shell-page.ts';
import type { StoredPage } from './page-store.ts';
import type { RenderTarget } from './render-target.ts';

/** Each compression takes megabytes, and the threads that run them read files too. */
const compressionLimit = pLimit(2);
/** The brotli quality: the highest that takes no seconds. */
const quality = 9;

/** A complete page that is ready to send. */
export interface AssembledPage {
  /** The HTML, compressed by brotli. */
  compressed: Buffer;
  /** A hash of the HTML. */
  hash: string;
  /** The hashes of inline code that its Content-Security-Policy must allow. */
  hashes: InlineHashes;
}

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashInlineElements = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}( data-[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, , text = '']) =>
    cspHash(text),
  );
const integrityOf = (bytes: Buffer = Buffer.alloc(0)) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const toInlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Puts values between the placeholders of a document, in order. */
function fillPlaceholders(document: string, values: Record<string, string>): string {
  return document.replace(
    /<!--(head|styles|body|beside)-->|(id="(composition|page|scripts)">)null/g,
    (whole, place, open, slot) => {
      if (place) return values[place] ?? whole;
      return open + (values[slot] ?? 'null');
    },
  );
}

/**
 * Builds documents from rendered pages; each page is built and compressed once per composition. `partsOf` finds the browser
 * files of each chunk of a remote that loads on demand.
 */
export function createPageAssembler(partsOf: (remote: ComposedRemote) => Promise<ServerManifest['parts']>) {
  const inlineHashes = new WeakMap<ShellPage, InlineHashes>();

  function hashesOf(shell: ShellPage): InlineHashes {
    const known = inlineHashes.get(shell);
    if (known) return known;
    const hashes = {
      scripts: hashInlineElements(shell.document, 'script'),
      styles: hashInlineElements(shell.document, 'style'),
    };
    inlineHashes.set(shell, hashes);
    return hashes;
  }

  async function scriptsOf(
    { remote, shell: { server, files } }: RenderTarget,
    { page }: StoredPage,
    visitor: string | undefined,
  ) {
    const { base, card, integrity, preload } = remote;
    const [ofRemote, prefix] = [await partsOf(remote), `${card.name}/`];
    const taken = page.parts.flatMap((part) =>
      part.startsWith(prefix) ? (ofRemote[part.slice(prefix.length)] ?? []) : [],
    );
    const remoteFiles = [...preload, ...taken].map((path) => ({
      href: `${base}/${path}`,
      integrity: integrity[path] ?? '',
    }));
    const framed = page.parts
      .flatMap((part) => (part.startsWith('shell/') ? (server.manifest.parts[part.slice('shell/'.length)] ?? []) : []))
      .map((path) => ({ href: `/${path}`, integrity: integrityOf(files.get(`/${path}`)) }));
    return {
      scripts: server.page.scripts,
      ahead: [...remoteFiles, ...framed, ...server.page.ahead].filter((file) => file.integrity),
      visitor,
    };
  }

  async function assemble(
    visit: RenderTarget,
    stored: StoredPage,
    variants: Variants,
    visitor: string | undefined,
  ): Promise<AssembledPage> {
    const { page, data } = stored;
    const shell = visit.shell.server.page;
    const state: PageState = {
      prerendered: true,
      variants,
      data: Object.fromEntries(Object.entries(data).filter(([key]) => page.read.includes(key))),
    };
    const html = fillPlaceholders(shell.document, {
      head: page.head + startWatch(visit.composition),
      styles: page.styles,
      body: page.body,
      beside: page.beside,
      composition: toInlineJson(omitServerManifests(visit.composition)),
      page: toInlineJson(state),
      scripts: toInlineJson(await scriptsOf(visit, stored, visitor)),
    });
    const always = hashesOf(shell);
    const hashes = { scripts: always.scripts, styles: [...always.styles, ...hashInlineElements(page.styles, 'style')] };
    const compressed = await compressionLimit(() => compressBrotli(Buffer.from(html), quality));
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    return { compressed, hash, hashes };
  }

  /** Visitors who come at once wait for the same document. */
  const written = new LRUCache<string, AssembledPage, Parameters<typeof assemble>>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ compressed }) => compressed.length,
    fetchMethod: (_name, _stale, { context }) => assemble(...context),
  });

  /** The script of a shared page asks for the id of its visitor, who has none. */
  return (visit: RenderTarget, stored: StoredPage, variants: Variants, isShared: boolean): Promise<AssembledPage> => {
    const name = JSON.stringify([
      visit.key,
      stored.renderedAt,
      visit.composition.compositionId,
      // A page that was compressed before a canary began would not report its views.
      visit.composition.remotes.filter(({ watched }) => watched).map(({ card }) => card.name),
      visit.composition.shell,
      variants,
      stored.variants,
      isShared,
    ]);
    const context: Parameters<typeof assemble> = [
      visit,
      stored,
      variants,
      isShared ? visitorPath(variants) : undefined,
    ];
    return written.forceFetch(name, { context });
  };
}
