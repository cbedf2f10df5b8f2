import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { AppError } from '../errors/app-error.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { currentRequest } from '../observability/request-scope.ts';

/** What a form brought: the picture, and its fields by name, each that came once. */
export interface ReceivedPicture<Field extends string> {
  picture: Buffer;
  fields: { [Name in Field]?: string };
}

const maxFieldBytes = 100;
/** Pictures on their way in, by whom they come from, whichever call they are for: a page sends three at a time. */
const acquireUpload = createConcurrencyLimit(3);

/**
 * Receives one picture from a `multipart/form-data` body, under the name `field` and of at most `maxBytes`, with no other
 * field than those named, each of at most 100 bytes. In memory only: a picture never touches a disk. Throws
 * `too_many_attempts` while three of the same member are on their way, `image_too_large`, or `unreadable_image` for any
 * other body.
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

/** The fields by the names that are known; anything else, or one that came twice, is unreadable. */
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
