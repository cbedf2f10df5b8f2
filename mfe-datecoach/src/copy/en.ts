import { page } from './en/page.ts';

/** Date Coach in English, the source of every other language. */
export const en = {
  page,
};
