// Made by `npm run generate` from the folders beside this file.
import { errors as account } from './account/errors.ts';
import { errors as bio } from './bio/errors.ts';
import { errors as chatpad } from './chatpad/errors.ts';
import { errors as datecoach } from './datecoach/errors.ts';
import { errors as marketing } from './marketing/errors.ts';
import { errors as photo } from './photo/errors.ts';
import { errors as registry } from './registry/errors.ts';

/** Every error that one service alone answers. */
export const serviceErrors = {
  ...account,
  ...bio,
  ...chatpad,
  ...datecoach,
  ...marketing,
  ...photo,
  ...registry,
} as const;
