import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

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

interface NpmStart {
  /** The folder of the package. */
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What it writes when everything runs. */
  readyText: string;
}

/** `npm start` in a process group of its own, as in a terminal. Resolves when everything runs. */
export async function startByNpm({ cwd, env, readyText }: NpmStart) {
  const npm = spawn('npm', ['start'], { cwd, env, detached: true });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(npm, 'exit').then(([code]) => code as number | null);
  const waitForText = async (text: string) => {
    while (!output.includes(text)) {
      if (npm.exitCode !== null) throw new Error(output);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return output;
  };
  await waitForText(readyText);
  const pid = npm.pid ?? 0;
  const tree = [{ pid, parent: 0, command: 'npm start' }, ...listDescendants(pid)];
  return {
    pid,
    /** The exit code of npm. */
    ended,
    /** Waits for a text and returns the whole output so far. */
    waitForText,
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
    /** Kills what still runs. */
    end() {
      for (const one of tree) {
        try {
          process.kill(one.pid, 'SIGKILL');
        } catch {
          // It has ended, as it should.
        }
      }
    },
  };
}
