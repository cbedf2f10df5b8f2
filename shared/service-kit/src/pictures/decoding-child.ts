import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Decoded, DecodeOrder } from './decoder.ts';

/** Decodes one picture at a time in a process that can be killed. */
export interface DecodingChild {
  /** Throws when the picture can't be decoded, takes too long or too much memory; the process is gone then. */
  decode(order: Omit<DecodeOrder, 'id'>): Promise<{ jpeg: Buffer; width: number; height: number }>;
  stop(): void;
}

const script = fileURLToPath(new URL('./decoder.ts', import.meta.url));
const megabyte = 1024 * 1024;
/** Forty million pixels unpacked, twice, and the process itself. */
const mostMemory = 600 * megabyte;
const longestDecode = 8000;
const lookEvery = 40;

/** The memory of a process in bytes; 0 where the system does not tell. */
async function memoryOf(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * 4096;
}

export function decodingChild(): DecodingChild {
  let child: ChildProcess | undefined;
  let orders = 0;

  function start(): ChildProcess {
    const started = fork(script, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning'],
      // None of our settings and secrets.
      env: { PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    return started;
  }

  function stop() {
    child?.kill('SIGKILL');
    child = undefined;
  }

  return {
    stop,
    decode(order) {
      child ??= start();
      const working = child;
      const id = ++orders;
      return new Promise((resolve, reject) => {
        const fail = (what: string) => {
          end();
          if (child === working) stop();
          reject(new Error(what));
        };
        const gone = () => fail('the decoder died');
        const limit = setTimeout(() => fail('took too long'), longestDecode);
        const look = setInterval(async () => {
          if ((await memoryOf(working.pid ?? 0)) > mostMemory) fail('took too much memory');
        }, lookEvery);
        const answered = (answer: Decoded) => {
          if (answer.id !== id) return;
          end();
          if ('failed' in answer) reject(new Error(answer.failed));
          else resolve({ jpeg: Buffer.from(answer.jpeg), width: answer.width, height: answer.height });
        };
        function end() {
          clearTimeout(limit);
          clearInterval(look);
          working.off('message', answered);
          working.off('exit', gone);
        }
        working.on('message', answered);
        working.once('exit', gone);
        working.send({ ...order, id }, (error) => error && gone());
      });
    },
  };
}
