import { analyze } from './en/analyze.ts';
import { better } from './en/better.ts';
import { choose } from './en/choose.ts';
import { facts } from './en/facts.ts';
import { friends } from './en/friends.ts';
import { friendsPage } from './en/friends-page.ts';
import { gate } from './en/gate.ts';
import { order } from './en/order.ts';
import { page } from './en/page.ts';
import { results } from './en/results.ts';

/** The photo tools in English, the source of every other language. */
export const en = {
  analyze,
  better,
  choose,
  facts,
  friendsPage,
  friends,
  gate,
  order,
  page,
  results,
};
