/**
 * The health check of a container: healthy while its service is ready. Nobody restarts a container for being unhealthy, so
 * the process that listens and is silent for ten seconds, as one whose event loop hangs is, is ended here: its container ends
 * with it, and is started again.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const port = Number(process.env.PORT);
/** Milliseconds. */
const timeoutMs = 10_000;

async function probe(path: string): Promise<'ok' | 'refused' | 'silent'> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(timeoutMs) });
    return ok ? 'ok' : 'refused';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'silent' : 'refused';
  }
}

/** Linux's own list of sockets: the inodes of those that listen on the port. */
function findListeningSockets(): string[] {
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => {
    try {
      return readFileSync(file, 'utf8').split('\n').slice(1);
    } catch {
      return [];
    }
  });
  return lines.flatMap((line) => {
    const fields = line.trim().split(/\s+/);
    const isListening = fields[3] === '0A' && Number.parseInt(fields[1]?.split(':')[1] ?? '', 16) === port;
    return isListening && fields[9] ? [`socket:[${fields[9]}]`] : [];
  });
}

function holdsSocket(pid: string, sockets: string[]): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return sockets.includes(readlinkSync(`/proc/${pid}/fd/${fd}`));
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}

if ((await probe('/livez')) === 'silent') {
  const sockets = findListeningSockets();
  for (const pid of readdirSync('/proc'))
    if (/^\d+$/.test(pid) && holdsSocket(pid, sockets)) process.kill(Number(pid), 'SIGKILL');
  process.exit(1);
}
process.exit((await probe('/readyz')) === 'ok' ? 0 : 1);
