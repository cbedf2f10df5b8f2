import type { Quote } from '@datewright/contracts/datecoach/quote';
import { findContactDetails } from '@datewright/safety/contacts/find-contact-details';
import type { DateMaterial } from './date-material.ts';

interface QuoteSource extends Omit<Quote, 'text'> {
  content: string;
}

const quoteMaxLength = 300;
const surroundingMarks = /^[\s"'“”„‘’«»….,:;-]+|[\s"'“”„‘’«»….,:;-]{1,12}$/gu;

/**
 * Sources to quote from, in order of preference: the match's messages, their bio and interests, then the member's
 * messages.
 */
function listQuoteSources({ bio, interests, messages }: DateMaterial): QuoteSource[] {
  const quotedMessages = messages.map(({ sender, content }, at): QuoteSource => {
    return { content, from: sender === 'user' ? 'member' : 'match', where: 'message', at };
  });
  return [
    ...quotedMessages.filter(({ from }) => from === 'match'),
    { content: bio, from: 'match', where: 'bio', at: null },
    ...interests.map((content): QuoteSource => ({ content, from: 'match', where: 'interest', at: null })),
    ...quotedMessages.filter(({ from }) => from === 'member'),
  ];
}

/** Matches the words as whole words, with any whitespace, case and quotation marks. */
function toQuotePattern(words: string): RegExp {
  const source = words
    .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
    .replace(/['’‘]/g, "['’‘]")
    .replace(/["“”„]/g, '["“”„]')
    .replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu');
}

/**
 * Finds words that the AI attributes to someone, and returns them as originally written. Returns `null` for invented
 * words and for contact details.
 */
export function createQuoteFinder(material: DateMaterial): (claimed: string | null) => Quote | null {
  const sources = listQuoteSources(material);
  return (claimed) => {
    const words = (claimed ?? '').replace(surroundingMarks, '');
    if (words.length < 2 || words.length > quoteMaxLength) return null;
    const pattern = toQuotePattern(words);
    for (const { content, ...source } of sources) {
      const text = pattern.exec(content)?.[0];
      if (text !== undefined && text.length <= quoteMaxLength && findContactDetails(text).length === 0)
        return { text, ...source };
    }
    return null;
  };
}
