import type { Quote } from '@datewright/contracts/datecoach/quote';
import { findContactDetails } from '@datewright/safety/contacts/find-contact-details';
import type { DateMaterial } from './date-material.ts';

interface QuoteSource extends Omit<Quote, 'text'> {
  content: string;
}

const quoteMaxLength = 300;
const surroundingMarks = /^[\s"'“”„‘’«»….,:;-]+|[\s"'“”„‘’«»….,:;-]{1,12}$/gu;

/** Where words may be quoted from: the match's own first, and what they said before what they are described by. */
function listQuoteSources({ bio, interests, messages }: DateMaterial): QuoteSource[] {
  const talk = messages.map(({ sender, content }, at): QuoteSource => {
    return { content, from: sender === 'user' ? 'member' : 'match', where: 'message', at };
  });
  return [
    ...talk.filter(({ from }) => from === 'match'),
    { content: bio, from: 'match', where: 'bio', at: null },
    ...interests.map((content): QuoteSource => ({ content, from: 'match', where: 'interest', at: null })),
    ...talk.filter(({ from }) => from === 'member'),
  ];
}

/** The words with any spaces, any case and any kind of quotation mark between them; whole words only. */
function toQuotePattern(words: string): RegExp {
  const source = words
    .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
    .replace(/['’‘]/g, "['’‘]")
    .replace(/["“”„]/g, '["“”„]')
    .replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu');
}

/**
 * Finds what an AI says that somebody wrote, and answers it as it stands there; `null` for what nobody wrote, and for a way to reach
 * somebody.
 */
export function createQuoteFinder(material: DateMaterial): (claimed: string | null) => Quote | null {
  const places = listQuoteSources(material);
  return (claimed) => {
    const words = (claimed ?? '').replace(surroundingMarks, '');
    if (words.length < 2 || words.length > quoteMaxLength) return null;
    const pattern = toQuotePattern(words);
    for (const { content, ...place } of places) {
      const text = pattern.exec(content)?.[0];
      if (text !== undefined && text.length <= quoteMaxLength && findContactDetails(text).length === 0)
        return { text, ...place };
    }
    return null;
  };
}
