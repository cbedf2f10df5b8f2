import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isIgnored } from './image-layers';

/** The environment of a command: this machine's npm, without what the npm that runs the tests has set. */
const commandEnvironment = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || /^npm_config_registry$/i.test(name)),
  ),
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  NODE_ENV: '',
  npm_config_prefer_offline: 'true',
});

interface BuildOptions {
  dockerfile: string;
  context: string;
  ignoreFile: string;
  /** Gets one folder for each stage: its file system. */
  output: string;
}

/**
 * Executes a Dockerfile without an engine, as far as that goes: copies of every stage, and commands of those that are
 * built for another. The last stage's commands need its users. Returns the folder in which the image starts.
 */
export function buildStages({ dockerfile, context, ignoreFile, output }: BuildOptions): string {
  const stages = dockerfile.split(/^FROM /m).slice(1);
  let workFolder = '/';
  for (const [at, text] of stages.entries()) {
    const isLast = at === stages.length - 1;
    const [head = '', ...lines] = text.split('\n');
    const files = join(output, isLast ? 'image' : (head.split(' AS ')[1] ?? ''));
    workFolder = '/';
    for (const line of lines) {
      const [, instruction, rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
      if (instruction === 'WORKDIR') workFolder = join('/', rest);
      if (instruction === 'COPY') copy(rest, join(files, workFolder), files);
      if (instruction === 'RUN' && !isLast) run(rest, files, workFolder);
    }
  }
  return join(output, 'image', workFolder);

  function copy(words: string, folder: string, files: string): void {
    const [, stage, paths = words] = /^--from=(\w+) (.*)$/.exec(words) ?? [];
    const from = stage === undefined ? context : join(output, stage);
    const sources = paths.split(' ');
    const target = sources.pop() ?? '';
    const into = target.startsWith('/') ? join(files, target) : join(folder, target);
    for (const source of sources) {
      const path = join(from, source);
      if (!existsSync(path)) throw new Error(`${source} is not there to be copied.`);
      const isFile = statSync(path).isFile();
      mkdirSync(into, { recursive: true });
      cpSync(path, isFile ? join(into, basename(source)) : into, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (each) => stage !== undefined || !isIgnored(relative(context, each), ignoreFile),
      });
    }
  }
}

/** Absolute paths of a command are in the stage. */
function run(command: string, files: string, workFolder: string): void {
  const inStage = command.replace(/ (\/[\w/]+)/g, (_match, path: string) => ` ${join(files, path)}`);
  const options = { cwd: join(files, workFolder), env: commandEnvironment(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', inStage], options);
  if (status !== 0) throw new Error(`${command} failed: ${stderr.slice(-2000) || stdout.slice(-2000)}`);
}

/** Runs a program of the built image, and returns what it says on standard error. */
export function startImage(folder: string, args: string[]): string {
  return spawnSync(process.execPath, args, { cwd: folder, env: { PATH: process.env.PATH }, encoding: 'utf8' }).stderr;
}
