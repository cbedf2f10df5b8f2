import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { root } from '@datewright/platform/root';

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** Every process that runs; one that ended and waits to be read by its parent does not. */
function listProcesses(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args=']).toString().trim().split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return state?.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command: command ?? '' }];
  });
}

function listDescendants(pid: number, all = listProcesses()): Process[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...listDescendants(child.pid, all)]);
}

/** `npm start` in a process group of its own, like in a terminal, with a database and data of its own. */
export async function startByNpm() {
  const dataDir = await mkdtemp(join(tmpdir(), 'datewright-npm-'));
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
  const { MONGODB_URI: _not, ...own } = process.env;
  const env = { ...own, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir };
  const npm = spawn('npm', ['start'], { cwd: root, env, detached: true });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(npm, 'exit').then(([code]) => ({ code, output }));
  while (!output.includes('Ctrl-C stops everything.')) {
    if (npm.exitCode !== null) throw new Error(output);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const pid = npm.pid ?? 0;
  const tree = [{ pid, parent: 0, command: 'npm start' }, ...listDescendants(pid)];
  return {
    origin: `http://localhost:${port}`,
    pid,
    ended,
    dataDir,
    /** The process whose command has the text. */
    find(text: string): number {
      const found = tree.find(({ command }) => command.includes(text));
      if (!found) throw new Error(`No process ${text} in\n${tree.map(({ command }) => command).join('\n')}`);
      return found.pid;
    },
    /** Those of its processes that still run. */
    left(): string[] {
      const alive = new Set(listProcesses().map((one) => one.pid));
      return tree.filter((one) => alive.has(one.pid)).map(({ command }) => command);
    },
    async forget() {
      for (const one of tree) {
        try {
          process.kill(one.pid, 'SIGKILL');
        } catch {
          // It has ended, as it should.
        }
      }
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
