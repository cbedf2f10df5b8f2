import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { AppError } from '../errors/app-error.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { currentRequest } from '../observability/request-scope.ts';

/** The picture and the fields of a form. */
export interface ReceivedPicture<Field extends string> {
  picture: Buffer;
  fields: { [Name in Field]?: string };
}

const maxFieldBytes = 100;
/** Uploads in progress per caller, across all calls: a page sends three at a time. */
const acquireUpload = createConcurrencyLimit(3);

/**
 * Receives one picture of at most `maxBytes` from the field `field` of a `multipart/form-data` body. Other fields must
 * be listed in `fields` and have at most 100 bytes. Nothing is written to disk. Throws `too_many_attempts` while three
 * of the same member are under way, `image_too_large`, or `unreadable_image` for any other body.
 */
export function receivePicture<Field extends string = never>(
  field: string,
  maxBytes: number,
  fields: readonly Field[] = [],
): (req: Request, res: Response) => Promise<ReceivedPicture<Field>> {
  const receive = multer({
    storage: multer.memoryStorage(),
    limits: {
      fileSize: maxBytes,
      files: 1,
      fields: fields.length,
      parts: fields.length + 1,
      fieldNameSize: maxFieldBytes,
      fieldSize: maxFieldBytes,
      headerPairs: 20,
    },
  }).single(field);
  return async (req, res) => {
    // Nothing more comes of a client that went away while its token was checked, not even the event that says so.
    if (res.closed || req.destroyed) throw new AppError('unreadable_image');
    const release = acquireUpload(currentRequest().caller);
    if (!release) throw new AppError('too_many_attempts', { retryAfter: 1 });
    res.on('close', release);
    const picture = await new Promise<Buffer>((resolve, reject) => {
      receive(req, res, (error: unknown) => {
        if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') reject(new AppError('image_too_large'));
        else if (error || !req.file) reject(new AppError('unreadable_image', { cause: error }));
        else resolve(req.file.buffer);
      });
    }).finally(release);
    return { picture, fields: pickFields(req.body, fields) };
  };
}

/** The known fields; an unknown or repeated one makes the form unreadable. */
function pickFields<Field extends string>(
  body: Record<string, unknown>,
  fields: readonly Field[],
): ReceivedPicture<Field>['fields'] {
  const named: ReceivedPicture<Field>['fields'] = {};
  for (const [name, value] of Object.entries(body)) {
    const known = fields.find((field) => field === name);
    if (known === undefined || typeof value !== 'string') throw new AppError('unreadable_image');
    named[known] = value;
  }
  return named;
}
