import type { Server } from 'node:net';

/**
 * How a process that is told to end lets its successor take its port: the supervisor starts that one first and passes the
 * listening socket on, so that no call is refused in between. Without such a supervisor all of this does nothing.
 */
interface HandoverMessage {
  type: 'leaving' | 'socket' | 'listening' | 'relieved';
}

/** Milliseconds that a process waits for its supervisor's word. */
const messageTimeoutMs = 10_000;

/** Waits for a message, and for what came with it; `undefined` when it does not come. The wait keeps the process alive. */
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

/** The socket that the process before this one listened at; `undefined` when there is none. */
export async function receiveInheritedSocket(): Promise<object | undefined> {
  return isSupervised() && process.env.INHERITS_SOCKET === 'yes' ? waitForMessage('socket') : undefined;
}

/** Says that calls are taken now: who was here before may go. */
export async function notifyListening(): Promise<void> {
  if (isSupervised()) await sendMessage({ type: 'listening' });
}

/** Goes on serving until a successor listens at the same socket; at once when there will be none. */
export async function handOverSocket(server: Server): Promise<void> {
  // Node's own type does not know it; `cluster` hands over the same.
  const { _handle: socket } = server as unknown as { _handle: object | null };
  if (!isSupervised() || !socket) return;
  const relieved = waitForMessage('relieved');
  await sendMessage({ type: 'leaving' }, socket);
  await relieved;
}
