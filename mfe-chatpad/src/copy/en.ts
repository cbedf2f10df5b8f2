import { conversation } from '../features/conversation/copy/en.ts';
import { lines } from '../features/lines/copy/en.ts';
import { conflict, form, matches, reopen } from '../features/matches/copy/en.ts';
import { screenshot } from '../features/screenshot/copy/en.ts';
import { composer, credits, suggestions } from '../features/suggestions/copy/en.ts';

/** ChatPad's English copy, the source for translations. Each feature has its own part. */
export const en = {
  title: 'ChatPad',
  matches,
  form,
  conflict,
  lines,
  conversation,
  screenshot,
  composer,
  credits,
  reopen,
  suggestions,
};
