import type { Language } from '@datewright/safety/text/language';
import type { WritingOptions } from '../rules/writing-options.ts';

export const languageNames: Record<Language, string> = { en: 'English', hu: 'Hungarian' };

/** Completes "write in …" for every prompt, so that none asks for another language than the validator. */
export function describeLanguage(
  { draft, change }: Pick<WritingOptions, 'draft' | 'change'>,
  language: Language | null,
): string {
  const rewritten = draft ? 'the draft' : change ? 'the line in "line"' : 'this conversation';
  if (language) return `${languageNames[language]}, the language of ${rewritten}`;
  if (draft || change) return `the language of ${rewritten}`;
  return "the language that the two write to each other: the match's last messages decide, before the first message their bio does; English when nothing tells";
}
