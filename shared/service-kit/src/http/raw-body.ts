import type { Request } from 'express';

/** The bytes of a body on a signed path (see `AppOptions`); empty when there was none. */
export const readRawBody = (req: Request): Buffer => (Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
