import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPublisher } from './build-publisher.ts';
import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import { buildSingle } from './build-single.ts';
import { dev } from './dev.ts';
import { publishRemote } from './publish.ts';
import { isRemote } from './read-card.ts';
import { UsageError } from './usage-error.ts';

const usage = `mfe builds, runs and publishes one remote, or the shell. Run it inside the workspace's folder.

  mfe build                       builds it into dist
  mfe build --single <folder> --with <remote folders>
                                  in the shell: one app of the shell and the remotes, without federation
  mfe dev [--port 3100]           runs a remote alone beside \`npm start\` (EDGE_URL, default http://localhost:8080)
  mfe publish --registry <url> [--version x.y.z] [--promote]
                                  publishes a built remote; the token is taken from PUBLISH_TOKEN
  mfe publisher <folder>          writes publish.cjs there: an image of a built remote runs it beside mfe.json and dist`;

const options = {
  single: { type: 'string' },
  with: { type: 'string', multiple: true },
  port: { type: 'string', default: '3100' },
  registry: { type: 'string' },
  version: { type: 'string' },
  promote: { type: 'boolean', default: false },
} as const;

type Flags = ReturnType<typeof readFlags>['values'];

function readFlags(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true });
}

/** Runs one command in `folder` and returns the exit code. Errors are printed in one sentence. */
export async function main(args: string[], folder: string): Promise<number> {
  try {
    const { values, positionals } = readFlags(args);
    return await run(positionals, values, folder);
  } catch (error) {
    const known = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    console.error(known ? (error as Error).message : error);
    return 1;
  }
}

async function run([command, ...more]: string[], flags: Flags, folder: string): Promise<number> {
  if (command === 'build') await build(flags, folder, more);
  else if (command === 'dev') await dev(folder, Number(flags.port), process.env.EDGE_URL ?? 'http://localhost:8080');
  else if (command === 'publish') await publish(flags, folder);
  else if (command === 'publisher' && more[0] !== undefined) await buildPublisher(resolve(folder, more[0]));
  else {
    console.error(usage);
    return command === undefined ? 0 : 1;
  }
  return 0;
}

async function build(flags: Flags, folder: string, more: string[]): Promise<void> {
  if (flags.single !== undefined) {
    const remotes = [...(flags.with ?? []), ...more].map((path) => resolve(folder, path));
    return buildSingle(folder, remotes, resolve(folder, flags.single));
  }
  const kb = isRemote(folder) ? await buildRemote(folder) : await buildShell(folder);
  console.log(`${kb.toFixed(1)} KB of scripts in brotli`);
}

async function publish(flags: Flags, folder: string): Promise<void> {
  const token = process.env.PUBLISH_TOKEN;
  if (!flags.registry) throw new UsageError('Say where to: mfe publish --registry <url>.');
  if (!token) throw new UsageError('PUBLISH_TOKEN is not set: it holds the publish token of your team.');
  const { registry: registryUrl, version, promote } = flags;
  const published = await publishRemote({
    folder,
    registryUrl,
    token,
    ...(promote ? { promote: 'person' } : {}),
    ...(version ? { version } : {}),
  });
  console.log(`Published ${published.name} ${published.version}${promote ? ', and it is live' : ''}.`);
}
