import { englishPhraseBook } from '@datewright/demo/en/phrase-book';
import { hungarianPhraseBook } from '@datewright/demo/hu/phrase-book';
import { englishBios } from './en/bio-phrases.ts';
import { hungarianBios } from './hu/bio-phrases.ts';

/** The sentences of bios, and the topics that all messages share. */
export const phrasesByLanguage = {
  en: { ...englishBios, talk: englishPhraseBook },
  hu: { ...hungarianBios, talk: hungarianPhraseBook },
};
export type LanguagePhrases = (typeof phrasesByLanguage)['en'];
