import { access } from './en/access.ts';
import { advice } from './en/advice.ts';
import { after } from './en/after.ts';
import { data } from './en/data.ts';
import { map } from './en/map.ts';
import { matches } from './en/matches.ts';
import { needs } from './en/needs.ts';
import { page } from './en/page.ts';
import { plan } from './en/plan.ts';
import { playbook } from './en/playbook.ts';
import { safety } from './en/safety.ts';
import { saved } from './en/saved.ts';
import { share } from './en/share.ts';
import { spots } from './en/spots.ts';
import { transport } from './en/transport.ts';
import { words } from './en/words.ts';

/** Date Coach in English, the source of every other language. */
export const en = {
  access,
  advice,
  after,
  data,
  map,
  matches,
  needs,
  page,
  plan,
  playbook,
  safety,
  saved,
  share,
  spots,
  transport,
  words,
};
