import type { Server } from 'node:net';

/**
 * Restarts without refused requests: the supervisor starts the next process, passes it the listening socket, and only
 * then ends this one. Without such a supervisor these functions do nothing.
 */
interface HandoverMessage {
  type: 'leaving' | 'socket' | 'listening' | 'relieved';
}

/** How long a process waits for a message of its supervisor. */
const messageTimeoutMs = 10_000;

/**
 * Waits for a message and returns the handle that came with it; `undefined` after the timeout. Keeps the process alive.
 */
function waitForMessage(type: HandoverMessage['type']): Promise<object | undefined> {
  return new Promise((resolve) => {
    const end = (handle?: object) => {
      clearTimeout(timer);
      process.off('message', listen);
      resolve(handle);
    };
    const listen = (message: unknown, handle: unknown) => {
      if ((message as HandoverMessage | null)?.type === type) end(handle as object | undefined);
    };
    const timer = setTimeout(end, messageTimeoutMs);
    process.on('message', listen);
  });
}

const isSupervised = () => process.env.HANDS_OVER === 'yes' && process.connected === true;
const sendMessage = (message: HandoverMessage, handle?: object) =>
  new Promise((resolve) => process.send?.(message, handle as Server | undefined, {}, resolve));

/** The listening socket of the previous process; `undefined` when there is none. */
export async function receiveInheritedSocket(): Promise<object | undefined> {
  return isSupervised() && process.env.INHERITS_SOCKET === 'yes' ? waitForMessage('socket') : undefined;
}

/** Tells the supervisor that this process accepts requests, so the previous one may end. */
export async function notifyListening(): Promise<void> {
  if (isSupervised()) await sendMessage({ type: 'listening' });
}

/** Serves until the next process listens on the same socket; returns at once when there is none. */
export async function handOverSocket(server: Server): Promise<void> {
  // Undocumented in Node's types; `cluster` passes the same handle.
  const { _handle: socket } = server as unknown as { _handle: object | null };
  if (!isSupervised() || !socket) return;
  const relieved = waitForMessage('relieved');
  await sendMessage({ type: 'leaving' }, socket);
  await relieved;
}
