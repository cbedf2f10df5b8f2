import { Script } from 'node:vm';
import { createWorld } from './create-world.ts';
import type { Job, Outcome } from './job.ts';

/** Compiled code by its hash, for as long as this thread lives. */
const compiled = new Map<string, Script>();

function compile({ path, integrity, code }: Job['shell']['files'][number]): [string, Script] {
  const script =
    compiled.get(integrity) ?? new Script(`(function (exports, require, module) {${code}\n})`, { filename: path });
  compiled.set(integrity, script);
  return [path, script];
}

interface Shell {
  shared: Record<string, unknown>;
  draw: (visit: Job['visit'], loadRemote: () => Promise<unknown>) => Promise<Drawn>;
}
type Drawn = Extract<Outcome, { drawn: unknown }>['drawn'] | Extract<Outcome, { reads: unknown }>;

const largest = 2 * 1024 * 1024;

/** Draws one page in a world of its own. */
export async function drawPage({ shell, remote, visit }: Job): Promise<Outcome> {
  const apps = new Map([
    ['shell', new Map(shell.files.map(compile))],
    [remote.name, new Map(remote.files.map(compile))],
  ]);
  let shared: Shell['shared'] = {};
  const world = createWorld(apps, (name) => {
    if (!Object.hasOwn(shared, name)) throw new Error(`${name} is nothing that a page may ask for here.`);
    return shared[name];
  });
  try {
    const host = world.load('shell', shell.entry) as Shell;
    shared = host.shared;
    const drawn = await host.draw(visit, async () => world.load(remote.name, remote.entry));
    if ('reads' in drawn) return { reads: drawn.reads };
    const why = unfit(drawn);
    return why ? { failed: why } : { drawn: { ...drawn, parts: world.loaded() } };
  } catch (error) {
    return { failed: String((error as Error | null)?.stack ?? error).slice(0, 300) };
  } finally {
    world.end();
  }
}

/** What stands between the tags of `<main>`. */
function mainOf(body: string): string {
  const start = body.indexOf('>', body.indexOf('<main'));
  return body.slice(start + 1, body.lastIndexOf('</main>'));
}

/** Why a page can not be sent as it was drawn. */
function unfit({
  body,
  beside,
  head,
  styles,
  leadsTo,
}: Extract<Outcome, { drawn: unknown }>['drawn']): string | undefined {
  if (leadsTo !== undefined) return undefined;
  if (body.length + beside.length + head.length + styles.length > largest) return 'The page is too large.';
  if (!body.includes('<main') || mainOf(body).trim() === '') return 'The page is empty.';
  const tags: string[] = (body + beside).match(/<[a-z][^>]*>/g) ?? [];
  if (tags.some((tag) => / style="/.test(tag))) return 'The page has a style attribute, which its policy forbids.';
  if (tags.some((tag) => /^<(script|template)/.test(tag))) return 'The page would be put together by a script.';
  return undefined;
}
