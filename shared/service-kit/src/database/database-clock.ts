import type { Connection } from 'mongoose';

const remeasureIntervalMs = 60_000;
/** An answer that took longer does not say well enough when it was written. */
const maxRoundTripMs = 1000;
const measurementsAtStart = 3;

/** What is to be added to this process's monotonic clock; right to half of the round trip. */
interface Offset {
  milliseconds: number;
  roundTripMs: number;
}

/** The embedded development server knows the command by its old name only. */
async function greet(connection: Connection): Promise<{ localTime: Date }> {
  const database = connection.getClient().db();
  const answer = await database.command({ hello: 1 }).catch(() => database.command({ isMaster: 1 }));
  return { localTime: answer.localTime };
}

async function measureOffset(connection: Connection): Promise<Offset> {
  const sentAt = performance.now();
  const { localTime } = await greet(connection);
  const receivedAt = performance.now();
  return { milliseconds: localTime.getTime() - (sentAt + receivedAt) / 2, roundTripMs: receivedAt - sentAt };
}

async function measureBestOffset(connection: Connection): Promise<Offset> {
  const offsets = [];
  for (let left = measurementsAtStart; left > 0; left--) offsets.push(await measureOffset(connection));
  return offsets.reduce((best, other) => (other.roundTripMs < best.roundTripMs ? other : best));
}

/**
 * Returns the time of the database in milliseconds since 1970. All replicas share it, so that a lease or a due time means
 * the same to each, even when the clocks of their machines differ.
 */
export async function openDatabaseClock(connection: Connection): Promise<() => number> {
  let { milliseconds } = await measureBestOffset(connection);
  const remeasure = setInterval(async () => {
    const offset = await measureOffset(connection).catch(() => undefined);
    if (offset && offset.roundTripMs < maxRoundTripMs) milliseconds = offset.milliseconds;
  }, remeasureIntervalMs).unref();
  connection.once('close', () => clearInterval(remeasure));
  return () => Math.round(performance.now() + milliseconds);
}
