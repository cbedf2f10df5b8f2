import { resolve } from 'node:path';
import { type Command, type CommandInput, describeCommand, parseCommand } from './command.ts';
import { createRemote } from './create-remote.ts';
import { exitCodeOf, exitCodes, RefusedError, UsageError } from './errors.ts';
import { previewCommand } from './preview-command.ts';
import { publishRemote } from './publish.ts';
import { isRemote } from './read-card.ts';
import {
  describeNextStep,
  noteFlags,
  readNote,
  readTeamAccess,
  registryFlag,
  releaseCommands,
} from './release-commands.ts';

// The bundler takes a second to load, and only these commands need it.
const bundler = {
  remote: () => import('./build-remote.ts'),
  shell: () => import('./build-shell.ts'),
  single: () => import('./build-single.ts'),
  publisher: () => import('./build-publisher.ts'),
  dev: () => import('./dev.ts'),
};

const commands: Record<string, Command> = {
  create: {
    usage: 'create <folder> --name <name> [--title <title>] [--owner <team>]',
    summary:
      'Writes a new remote with a page and its test into an empty folder, or one where only packages are installed.',
    flags: {
      name: { value: '<name>', help: 'one word; the remote becomes mfe_<name> and its page /<name>' },
      title: { value: '<title>', help: 'what visitors call it; the name by default' },
      owner: { value: '<team>', help: 'the team that publishes it; the name by default' },
    },
    run: create,
  },
  build: {
    usage: 'build [--single <folder> --with <remote folders>]',
    summary: 'Builds the remote or the shell in this folder into dist.',
    flags: {
      single: { value: '<folder>', help: 'in the shell: builds one app of the shell and remotes, without federation' },
      with: { value: '<folder>', multiple: true, help: 'a remote of that app' },
    },
    run: build,
  },
  dev: {
    usage: 'dev [--port 3100]',
    summary: 'Runs a remote alone beside `npm start`, which answers its calls at EDGE_URL (http://localhost:8080).',
    flags: { port: { value: '<port>', default: '3100', help: 'the port of its page; 3100 by default' } },
    async run({ flags, folder }) {
      const { dev } = await bundler.dev();
      await dev(folder, Number(flags.port), process.env.EDGE_URL ?? 'http://localhost:8080');
      return undefined;
    },
  },
  publish: {
    usage: 'publish [--version x.y.z] [--promote]',
    summary: 'Publishes a built remote. PUBLISH_TOKEN holds the token of its team.',
    flags: {
      ...registryFlag,
      version: { value: '<version>', help: 'another version than the one in mfe.json' },
      promote: { help: 'also makes it stable' },
      ...noteFlags,
    },
    run: publish,
  },
  preview: previewCommand(buildQuietly),
  publisher: {
    usage: 'publisher <folder>',
    summary: 'Writes publish.cjs there: an image of a built remote runs it beside mfe.json and dist.',
    flags: {},
    async run({ positionals: [output], folder }) {
      if (output === undefined) throw new UsageError('Name the folder for publish.cjs.');
      const { buildPublisher } = await bundler.publisher();
      await buildPublisher(resolve(folder, output));
      return undefined;
    },
  },
  ...releaseCommands,
};

function describeAll(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2;
  const rows = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`);
  return ['mfe builds, publishes and releases remotes. `mfe <command> --help` says more.', '', ...rows].join('\n');
}

/** Runs one command in `folder` and returns the exit code. Errors are printed in one sentence. */
export async function main([name, ...args]: string[], folder: string): Promise<number> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const isAsked = name === undefined || name === '--help' || name === 'help';
    (isAsked ? console.log : console.error)(describeAll());
    return isAsked ? exitCodes.done : exitCodes.usage;
  }
  // Read without the parser, whose refusal may be what is printed.
  const isJson = 'json' in command.flags && args.includes('--json');
  try {
    const input = parseCommand(command, args);
    if (input.flags.help) console.log(describeCommand(command));
    else {
      const result = await command.run({ ...input, folder });
      if (result) console.log(isJson ? JSON.stringify(result.data, null, 2) : result.text);
    }
    return exitCodes.done;
  } catch (error) {
    const code = exitCodeOf(error);
    if (isJson && code !== exitCodes.failed) console.log(JSON.stringify({ error: describeError(error) }, null, 2));
    else console.error(code === exitCodes.failed ? error : (error as Error).message);
    return code;
  }
}

const describeError = (error: unknown) => ({
  code: error instanceof RefusedError ? error.code : (error as Error).name,
  message: (error as Error).message,
});

async function create({ flags, positionals: [into, ...more], folder }: CommandInput) {
  const { name, title, owner } = flags as Record<string, string | undefined>;
  if (into === undefined || more.length > 0 || name === undefined)
    throw new UsageError('Name a folder and the remote: mfe create <folder> --name <name>.');
  const files = createRemote(resolve(folder, into), {
    name,
    title: title ?? name.charAt(0).toUpperCase() + name.slice(1),
    owner: owner ?? name,
  });
  return { text: `${files.join('\n')}\n\nNext, in ${into}: npm install, npm test, npm run build`, data: { files } };
}

async function build({ flags, positionals, folder }: CommandInput) {
  if (typeof flags.single === 'string') {
    const remotes = [...((flags.with ?? []) as string[]), ...positionals].map((path) => resolve(folder, path));
    const { buildSingle } = await bundler.single();
    await buildSingle(folder, remotes, resolve(folder, flags.single));
    return undefined;
  }
  const kb = await buildFolder(folder);
  return { text: `${kb.toFixed(1)} KB of scripts in brotli`, data: { kb } };
}

/** Builds the remote or the shell in a folder. Returns its size in KB of brotli. */
const buildFolder = async (folder: string): Promise<number> =>
  isRemote(folder) ? (await bundler.remote()).buildRemote(folder) : (await bundler.shell()).buildShell(folder);

/** Prints errors alone, so that what follows can be read by a script. */
async function buildQuietly(folder: string): Promise<void> {
  const { logger } = await import('@rsbuild/core');
  logger.level = 'error';
  await buildFolder(folder);
}

async function publish(input: CommandInput) {
  const { flags, folder } = input;
  const published = await publishRemote({
    folder,
    ...readTeamAccess(input),
    note: readNote(input),
    ...(flags.promote ? { promote: 'person' } : {}),
    ...(typeof flags.version === 'string' && { version: flags.version }),
  });
  const { name, version, trial } = published;
  const text = flags.promote
    ? `Published ${name} ${version}, and it is live.`
    : `Published ${name} ${version}.${describeNextStep(version, trial)}`;
  return { text, data: published };
}
