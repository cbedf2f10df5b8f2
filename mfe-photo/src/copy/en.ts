import { friendsPage } from './en/friends-page.ts';
import { order } from './en/order.ts';
import { page } from './en/page.ts';

/** The photo tools in English, the source of every other language. */
export const en = { page, friendsPage, order };
