import { advice } from './en/advice.ts';
import { map } from './en/map.ts';
import { page } from './en/page.ts';
import { plan } from './en/plan.ts';
import { saved } from './en/saved.ts';

/** Date Coach in English, the source of every other language. */
export const en = {
  advice,
  map,
  page,
  plan,
  saved,
};
