/**
 * Preloaded into a program whose parent holds an IPC channel to it: when the channel closes, the parent is gone for
 * whatever reason, and the program is stopped.
 */
const maxStopMs = 12_000;
const parentPid = process.ppid;
const isParentGone = () => !process.connected || process.ppid !== parentPid;

/** Its worker threads, which load this file too, have no channel. */
if (process.connected) {
  // The reader of our output goes with the parent; a write error must not end us before our work is done.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (!isParentGone()) throw error;
    });
  // Node's own teardown sometimes waits for a thread for good, and nobody is left to end it.
  process.once('exit', () => {
    if (isParentGone()) process.kill(process.pid, 'SIGKILL');
  });
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), maxStopMs).unref();
  });
  // The listener alone must not keep a program alive.
  process.channel?.unref();
}
