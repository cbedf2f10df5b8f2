import type { ChildProcess } from 'node:child_process';

interface WaitOptions {
  until: RegExp;
  seconds: number;
  /** The message for a child that exited early; the code is `null` when it timed out and was killed. */
  failed: (output: string, code: number | null) => string;
}

/** Waits until the output of a child matches `until`; throws when the child exits or times out. */
export function waitForLine(child: ChildProcess, { until, seconds, failed }: WaitOptions): Promise<void> {
  let output = '';
  return new Promise<void>((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(late);
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read);
      child.off('close', ended);
      end();
    };
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-20_000);
      if (until.test(output)) settle(resolve);
    };
    const ended = (code: number | null) => settle(() => reject(new Error(failed(output, code))));
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      ended(null);
    }, seconds * 1000);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read);
    child.once('error', (error) => settle(() => reject(error)));
    child.once('close', ended);
  });
}
