/** Waits until standard input ends, which it does when the process that wrote to it is gone, and ends the process of the argument. */
const pid = Number(process.argv[2]);

function sendSignal(signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    process.exit(0);
  }
}

process.stdin.resume();
process.stdin.once('close', () => {
  sendSignal('SIGTERM');
  setTimeout(() => sendSignal('SIGKILL'), 5000);
  setInterval(() => sendSignal(0 as unknown as NodeJS.Signals), 100);
});
