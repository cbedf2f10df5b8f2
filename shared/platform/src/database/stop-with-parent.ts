/** Stops the process in the argument when standard input closes, which happens when the parent is gone. */
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
