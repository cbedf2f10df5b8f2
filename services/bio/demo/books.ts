import { englishTalk } from '@datewright/demo/en/talk';
import { hungarianTalk } from '@datewright/demo/hu/talk';
import { englishBios } from './en/bio-book.ts';
import { hungarianBios } from './hu/bio-book.ts';

/** The sentences of bios, and the topics that all messages share. */
export const bioBooks = {
  en: { ...englishBios, talk: englishTalk },
  hu: { ...hungarianBios, talk: hungarianTalk },
};
export type LanguageBook = (typeof bioBooks)['en'];
