import { contactPatterns } from '../contacts/contact-patterns.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { identityPatterns } from './identity-patterns.ts';
import { createCommonNamePattern, createNamePatterns, findPeople, getCallNames } from './people.ts';
import { placeholder, restorePlaceholders, typedPlaceholder } from './placeholders.ts';

/** Hides what leads to people before a text leaves the service, and puts it back into what comes back. */
export interface Mask {
  /** The name to write to; empty when there is none. */
  name: string;
  mask(text: string): string;
  /** Hides contacts, papers and known people only: "Harry Potter" in a list of interests stays what it is. */
  maskContacts(text: string): string;
  unmask(text: string): string;
  /** What each placeholder stands for, without its brackets. */
  originals: ReadonlyMap<string, string>;
}

/** Replaces only between placeholders that are there already. */
const replaceOutsidePlaceholders = (text: string, find: RegExp, replace: (found: string) => string) =>
  text
    .split(placeholder)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(find, (found) => replace(found))))
    .join('');

/** Nobody speaks of more people than this; whoever types more names still has them hidden where they are common ones. */
const maxPeople = 200;

/** A mask for one request: `matchName` as typed, and every text in which others may be named. */
export function createMask(matchName: string, texts: string[]): Mask {
  const hidden = new Map<string, string>();
  const originals = new Map<string, string>();
  const counts = new Map<string, number>();

  const placeholderFor = (kind: string) => (found: string) => {
    const earlier = hidden.get(found);
    if (earlier) return earlier;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const key = `${kind}_${count}`;
    hidden.set(found, `[${key}]`);
    originals.set(key, found);
    return `[${key}]`;
  };
  const hideName = placeholderFor('NAME');

  const matchNames = getCallNames(normalizeText(matchName).text);
  const name = matchNames[0] ? hideName(matchNames[0]) : '';
  const inTexts = texts.flatMap((text) => findPeople(normalizeText(text).text));
  // One letter is no name to look for: "A" would swallow every article.
  const people = [...new Set([...matchNames, ...inTexts.flatMap((person) => person.split(' '))])];
  const patterns = createNamePatterns(people.filter((person) => person.length > 1).slice(0, maxPeople));

  function hideContacts(text: string): string {
    // What looks like a placeholder but was typed by someone must come back as it was.
    let masked = normalizeText(text).text.replace(typedPlaceholder, placeholderFor('TEXT'));
    for (const { kind, find, accept } of [...identityPatterns, ...contactPatterns]) {
      const hide = placeholderFor(kind);
      masked = replaceOutsidePlaceholders(masked, find, (found) => (accept && !accept(found) ? found : hide(found)));
    }
    for (const pattern of patterns) masked = replaceOutsidePlaceholders(masked, pattern, hideName);
    return masked;
  }

  function hide(text: string): string {
    const masked = hideContacts(text);
    const common = createCommonNamePattern(masked);
    return common ? replaceOutsidePlaceholders(masked, common, hideName) : masked;
  }

  return {
    name,
    mask: hide,
    maskContacts: hideContacts,
    originals,
    unmask: (text) => restorePlaceholders(text, originals),
  };
}
