import { Script } from 'node:vm';
import { createVmContext } from './create-vm-context.ts';
import type { RenderJob, RenderOutcome } from './render-job.ts';

/** Compiled code by its hash, for the life of this thread. */
const compiled = new Map<string, Script>();

function compile({ path, integrity, code }: RenderJob['shell']['files'][number]): [string, Script] {
  const script =
    compiled.get(integrity) ?? new Script(`(function (exports, require, module) {${code}\n})`, { filename: path });
  compiled.set(integrity, script);
  return [path, script];
}

interface Shell {
  shared: Record<string, unknown>;
  draw: (visit: RenderJob['visit'], loadRemote: () => Promise<unknown>) => Promise<RenderResult>;
}
type Page = Extract<RenderOutcome, { page: unknown }>['page'];
type RenderResult = Page | Extract<RenderOutcome, { reads: unknown }>;

const maxBytes = 2 * 1024 * 1024;

/** Renders one page in a context of its own. */
export async function renderPage({ shell, remote, visit }: RenderJob): Promise<RenderOutcome> {
  const apps = new Map([
    ['shell', new Map(shell.files.map(compile))],
    [remote.name, new Map(remote.files.map(compile))],
  ]);
  let shared: Shell['shared'] = {};
  const world = createVmContext(apps, (name) => {
    if (!Object.hasOwn(shared, name)) throw new Error(`${name} is not a module that a page may load here.`);
    return shared[name];
  });
  try {
    const host = world.load('shell', shell.entry) as Shell;
    shared = host.shared;
    const result = await host.draw(visit, async () => world.load(remote.name, remote.entry));
    if ('reads' in result) return { reads: result.reads };
    const why = findRenderFault(result);
    return why ? { failed: why } : { page: { ...result, parts: world.loaded() } };
  } catch (error) {
    return { failed: String((error as Error | null)?.stack ?? error).slice(0, 300) };
  } finally {
    world.dispose();
  }
}

/** The content of `<main>`. */
function extractMain(body: string): string {
  const start = body.indexOf('>', body.indexOf('<main'));
  return body.slice(start + 1, body.lastIndexOf('</main>'));
}

/** Why a page can not be sent as rendered. */
function findRenderFault({ body, beside, head, styles, leadsTo }: Page): string | undefined {
  if (leadsTo !== undefined) return undefined;
  if (body.length + beside.length + head.length + styles.length > maxBytes) return 'The page is too large.';
  if (!body.includes('<main') || extractMain(body).trim() === '') return 'The page is empty.';
  const tags: string[] = (body + beside).match(/<[a-z][^>]*>/g) ?? [];
  if (tags.some((tag) => / style="/.test(tag))) return 'The page has a style attribute, which its policy forbids.';
  if (tags.some((tag) => /^<(script|template)/.test(tag))) return 'The page would be put together by a script.';
  return undefined;
}
