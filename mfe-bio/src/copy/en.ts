import { improve } from '../features/improve/copy/en.ts';
import { report } from '../features/report/copy/en.ts';
import { options, wizard } from '../features/wizard/copy/en.ts';
import { credits, errors, success } from './en/errors.ts';
import { bio, conflict, page, upgrade, versions } from './en/page.ts';
import { rules } from './en/rules.ts';

/** The bio tools in English, the source of every other language. */
export const en = {
  page,
  bio,
  upgrade,
  conflict,
  versions,
  trouble: errors,
  success,
  credits,
  wizard,
  options,
  improve,
  report,
  rules,
};
