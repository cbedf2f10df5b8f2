/** The header of the answer to a request that was not processed because its connection was being closed. */
const notProcessedHeader = 'x-not-processed';
const status = 408;

/**
 * What a stopping server sends before it closes an idle connection. A client that sent a request at the same moment reads
 * this as the answer to it, and may send any request again: nothing was done. Other clients drop the connection.
 */
export const closingNotice = [
  `HTTP/1.1 ${status} Request Timeout`,
  `${notProcessedHeader}: stopping`,
  'connection: close',
  'content-length: 0',
  '\r\n',
].join('\r\n');

/** True if the server did nothing with the request, so that any request may be sent again. */
export const isNotProcessed = (answerStatus: number, readHeader: (name: string) => unknown): boolean =>
  answerStatus === status && Boolean(readHeader(notProcessedHeader));
