import { advice } from './en/advice.ts';
import { after } from './en/after.ts';
import { map } from './en/map.ts';
import { page } from './en/page.ts';
import { plan } from './en/plan.ts';
import { safety } from './en/safety.ts';
import { saved } from './en/saved.ts';
import { share } from './en/share.ts';

/** Date Coach in English, the source of every other language. */
export const en = {
  advice,
  after,
  map,
  page,
  plan,
  safety,
  saved,
  share,
};
