/**
 * Options of a cursor whose documents are sent while they are read. A batch is held in memory and decoded in one go, and
 * after the first one the server would send up to 16 MB.
 */
export const inSmallBatches = { batchSize: 50 };
