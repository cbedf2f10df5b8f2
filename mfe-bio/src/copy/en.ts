import { improve } from './en/improve.ts';
import { bio, conflict, page, upgrade, versions } from './en/page.ts';
import { report } from './en/report.ts';
import { rules } from './en/rules.ts';
import { credits, success, trouble } from './en/trouble.ts';
import { options, wizard } from './en/wizard.ts';

/** The bio tools in English, the source of every other language. */
export const en = {
  page,
  bio,
  upgrade,
  conflict,
  versions,
  trouble,
  success,
  credits,
  wizard,
  options,
  improve,
  report,
  rules,
};
