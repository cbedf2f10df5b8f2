import type { ChildProcess } from 'node:child_process';

interface WaitOptions {
  until: RegExp;
  seconds: number;
  /** One sentence for a child that ended before; the code is `null` when it was late, and was killed. */
  failed: (output: string, code: number | null) => string;
}

/** Waits until a child has written what it writes when it is ready; throws when it ends before, or is late. */
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
