import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import type { ReviewSubject } from '@datewright/tool-kit/line-review/line-reviewer';
import { findWritingLanguage } from '../rules/writing-language.ts';
import type { WritingOptions } from '../rules/writing-options.ts';
import { describeLanguage } from './describe-language.ts';
import { describeMatch } from './describe-match.ts';

/** A review needs the end of a conversation, not all of it. */
const maxMessages = 16;

/** The rules were not certain of the language, so the review has to be certain too. */
const unclearLanguageText = 'A line in a language that one of the two writes is no fault.';

function describeTask({ mode, draft, gentle, change }: WritingOptions): string {
  if (draft !== null)
    return 'Each line rewrites the message in "draft", which the member wrote and wants to send to the match; it may say what the draft says.';
  if (change) return 'Each line is another version of the message in "line", which the member may send to the match.';
  if (gentle)
    return 'Each line answers a match in grief or with bad news, in place of the member: warm and plain, without jokes, flirting, dates or advice.';
  if (mode === 'opener') return 'Each line is a first message that the member may send to the match.';
  if (mode === 'ask-out')
    return 'Each line asks the match out, in place of the member. A concrete public place and a time to choose are welcome unless the match has put a date off.';
  return 'Each line is a reply that the member may send to the match.';
}

/** What a review of suggestions has to know. */
export function buildReviewSubject(match: MatchFields, options: WritingOptions, mask: RequestMask): ReviewSubject {
  const { draft, change, about = [] } = options;
  const language = findWritingLanguage(match, options);
  const languageText = `The lines should be in ${describeLanguage(options, language)}.${language ? '' : ` ${unclearLanguageText}`}`;
  return {
    task: `${describeTask(options)} "about" holds what the member says of themselves. ${languageText}`,
    material: {
      ...describeMatch({ ...match, messages: match.messages.slice(-maxMessages) }, mask),
      about: about.map(mask.mask),
      ...(draft !== null && { draft: mask.mask(draft) }),
      ...(change && { line: mask.mask(change.text) }),
    },
  };
}
