import { improve } from '../features/improve/copy/en.ts';
import { report } from '../features/report/copy/en.ts';
import { bio, conflict } from '../features/saved/copy/en.ts';
import { versions } from '../features/versions/copy/en.ts';
import { wizard } from '../features/wizard/copy/en.ts';
import { upgrade } from '../features/workspace/copy/en.ts';
import { credits } from './en/credits.ts';
import { errors } from './en/errors.ts';
import { options } from './en/options.ts';
import { page } from './en/page.ts';
import { rules } from './en/rules.ts';
import { success } from './en/success.ts';

/** All English copy of the bio tools, assembled from the features: the source of every other language. */
export const en = {
  page,
  bio,
  upgrade,
  conflict,
  versions,
  errors,
  success,
  credits,
  wizard,
  options,
  improve,
  report,
  rules,
};
