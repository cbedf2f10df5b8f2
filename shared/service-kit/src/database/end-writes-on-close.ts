import { createRequire } from 'node:module';

/** What this file uses of the driver's own class, which the driver does not export. */
interface DriverConnection {
  error: Error | null;
  once(event: 'close', listener: () => void): void;
  off(event: 'close', listener: () => void): void;
  writeCommand(...args: unknown[]): Promise<void>;
}

const require = createRequire(import.meta.url);
const { Connection } = require('mongodb/lib/cmap/connection.js') as { Connection: { prototype: DriverConnection } };
const { writeCommand } = Connection.prototype;

/**
 * Importing this file lets a write of the MongoDB driver fail when its connection closes. The driver (7.8 and 7.9) waits
 * for `drain` or `error` of a socket that did not take all bytes, and a socket that is destroyed but has not closed yet
 * emits neither. The command would never end; if it is the check of the server, later commands would wait for ever too.
 */
Connection.prototype.writeCommand = async function (this: DriverConnection, ...args: unknown[]) {
  const { promise: closed, reject } = Promise.withResolvers<never>();
  const onClose = () => reject(this.error ?? new Error('The connection to the database closed'));
  this.once('close', onClose);
  try {
    await Promise.race([writeCommand.apply(this, args), closed]);
  } finally {
    this.off('close', onClose);
  }
};
