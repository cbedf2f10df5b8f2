/** Of the driver: no server, no connection, no answer in time. */
const unavailableErrorNames = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoOperationTimeoutError',
  'MongoWaitQueueTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongoExpiredSessionError',
]);
/** Of the server: it took too long, shuts down, or is no primary now. */
const unavailableErrorCodes = new Set([50, 91, 189, 262, 10107, 11600, 11602, 13435, 13436]);

/** Of the socket: the server has closed a pooled connection, and the driver has not noticed before it writes. */
const closedSocketCode = 'EPIPE';

/** True when the database could not be asked, or did not answer in time: the same call may work in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  if (code === closedSocketCode) return true;
  return unavailableErrorNames.has(String(name)) || (typeof code === 'number' && unavailableErrorCodes.has(code));
}
