/**
 * Preloaded into a program whose parent holds an IPC channel to it: when the channel closes, the parent is gone for
 * whatever reason, and the program is stopped.
 */
const maxStopMs = 12_000;

process.once('disconnect', () => {
  // The reader of our output is gone too; a write error must not end us before our work is done.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // Node's own teardown sometimes waits for a thread for good, and nobody is left to end it.
  process.once('exit', () => process.kill(process.pid, 'SIGKILL'));
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), maxStopMs).unref();
});
// The listener alone must not keep a program alive.
process.channel?.unref();
