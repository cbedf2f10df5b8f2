import type { Quote } from '@datewright/contracts/datecoach/quote';
import { findContactDetails } from '@datewright/safety/contacts/find-contact-details';
import type { Material } from '../material.ts';

interface Place extends Omit<Quote, 'text'> {
  said: string;
}

const longest = 300;
const edges = /^[\s"'“”„‘’«»….,:;-]+|[\s"'“”„‘’«»….,:;-]{1,12}$/gu;

/** Where words may be quoted from: the match's own first, and what they said before what they are described by. */
function placesOf({ bio, interests, messages }: Material): Place[] {
  const talk = messages.map(({ sender, content }, at): Place => {
    return { said: content, from: sender === 'user' ? 'member' : 'match', where: 'message', at };
  });
  return [
    ...talk.filter(({ from }) => from === 'match'),
    { said: bio, from: 'match', where: 'bio', at: null },
    ...interests.map((said): Place => ({ said, from: 'match', where: 'interest', at: null })),
    ...talk.filter(({ from }) => from === 'member'),
  ];
}

/** The words with any spaces, any case and any kind of quotation mark between them; whole words only. */
function asWritten(words: string): RegExp {
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
export function quoteFinder(material: Material): (claimed: string | null) => Quote | null {
  const places = placesOf(material);
  return (claimed) => {
    const words = (claimed ?? '').replace(edges, '');
    if (words.length < 2 || words.length > longest) return null;
    const pattern = asWritten(words);
    for (const { said, ...place } of places) {
      const text = pattern.exec(said)?.[0];
      if (text !== undefined && text.length <= longest && findContactDetails(text).length === 0)
        return { text, ...place };
    }
    return null;
  };
}
