import { matches } from '../features/matches/copy/en.ts';
import { memberData } from '../features/member-data/copy/en.ts';
import { outcome } from '../features/plans/copy/en/outcome.ts';
import { plan } from '../features/plans/copy/en/plan.ts';
import { safety } from '../features/plans/copy/en/safety.ts';
import { share } from '../features/plans/copy/en/share.ts';
import { playbook } from '../features/playbook/copy/en/playbook.ts';
import { transport } from '../features/playbook/copy/en/transport.ts';
import { needs } from '../features/spots/copy/en/needs.ts';
import { places } from '../features/spots/copy/en/places.ts';
import { spots } from '../features/spots/copy/en/spots.ts';
import { access } from './en/access.ts';
import { labels } from './en/labels.ts';
import { map } from './en/map.ts';
import { page } from './en/page.ts';
import { savedTips } from './en/saved-tips.ts';

/** Date Coach's English copy, the source for translations. */
export const en = {
  access,
  outcome,
  memberData,
  map,
  matches,
  needs,
  page,
  places,
  plan,
  playbook,
  safety,
  savedTips,
  share,
  spots,
  transport,
  labels,
};
