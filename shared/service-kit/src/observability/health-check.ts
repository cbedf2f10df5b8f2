/**
 * The health check of a container. Docker does not restart an unhealthy container, so a process that listens and does
 * not answer for ten seconds (its event loop hangs) is killed here: its container then stops and is restarted.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const port = Number(process.env.PORT);
const timeoutMs = 10_000;

async function probe(path: string): Promise<'ok' | 'refused' | 'silent'> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(timeoutMs) });
    return ok ? 'ok' : 'refused';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'silent' : 'refused';
  }
}

/** The inodes of the sockets that listen on the port, from Linux's socket list. */
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
