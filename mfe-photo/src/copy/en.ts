import { analyze } from '../features/analyze/copy/en.ts';
import { better } from '../features/edit/copy/en.ts';
import { friends } from '../features/friends/copy/en.ts';
import { history } from '../features/history/copy/en.ts';
import { order } from '../features/order/copy/en.ts';
import { report } from '../features/report/copy/en.ts';
import { results } from '../features/results/copy/en.ts';
import { facts } from '../features/results/copy/metrics-en.ts';
import { verdicts } from '../features/results/copy/verdicts-en.ts';
import { gate } from '../features/upgrade/copy/en.ts';
import { choose } from '../features/upload/copy/en.ts';
import { friendsPage } from '../features/vote/copy/en.ts';
import { page } from './en/page.ts';

/** All English copy of the photo tools, assembled from the features: the source of every other language. */
export const en = {
  analyze,
  better,
  choose,
  facts,
  friendsPage,
  friends,
  gate,
  history,
  order,
  page,
  report,
  results,
  verdicts,
};
