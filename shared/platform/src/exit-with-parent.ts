/**
 * Loaded before a program whose parent holds a channel to it: when the channel closes the parent is gone, however it
 * ended, and the program is told to stop.
 */
const maxStopMs = 12_000;

process.once('disconnect', () => {
  // Whoever read what we write is gone too; that must not end us before our work does.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), maxStopMs).unref();
});
// To listen must not keep a program alive that has nothing left to do.
process.channel?.unref();
