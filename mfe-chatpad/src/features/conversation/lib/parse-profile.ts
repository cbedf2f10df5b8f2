import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { isProfileField, isSentenceStart } from './label-words.ts';
import { cleanLine, isSystemLine } from './system-lines.ts';

export type ProfileFields = Pick<MatchFields, 'name' | 'age' | 'bio' | 'interests'>;

/** "Anna, 29", "Anna 29", "Anna (29)", on a line of its own. */
const nameAndAge = /^(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)[, ]{1,2}\(?(\d{2})\)?(?: ✓)?$/u;
/** "Anna, 29. Nurse.", how people type one. */
const typedStart = /^(\p{Lu}[\p{L}'’-]{1,30}), ?(\d{2})(?:[.;:|•·–—-](?!\d)| [|•·–—-]) ?(\S.*)$/u;

function readTypedStart(line = ''): string[] {
  const [, name = '', age = '', rest = ''] = typedStart.exec(line) ?? [];
  return name === '' || isSentenceStart(name) ? [] : [name, age, rest];
}

/** "Job: nurse". */
const labelledLine = /^([^:]{2,20}): ?(\S.{0,300})$/u;
const nameOnLine = /^(?:name|név): ?(\p{Lu}[\p{L} '’-]{1,60})$/iu;
const ageOnLine = /^(?:age|kor|életkor): ?(\d{2})$/iu;
/** Lines that an app adds to a profile. */
const appLine =
  /^(?:(?:less than )?(?:a|\d{1,4}) (?:km|kms|miles?|mi|kilomet(?:er|re)s?)(?: away| from you)?|\d{1,4} ?(?:km|kilométer)(?:-?re)?(?: innen)?|recently active|active (?:today|now|recently)|online(?: now)?|new here|verified|photo verified|most aktív|nemrég aktív|ellenőrzött|like|super like|superlike|nope|pass|tetszik|átugrom|report|block|share|edit|see more|read more|send (?:a )?message|(?:az )?ismerősöd nem látja)$/iu;
const heading = (words: string) => new RegExp(`^(?:${words}):?$`, 'iu');
const interestsHeading = heading(
  'interests|my interests|passions|hobbies|things i like|i am into|érdeklődés(?:em|i kör|i köreim)?|hobbi(?:k|jaim)?|szenvedélyeim',
);
const interestsOnLine = /^(?:interests|passions|hobbies|érdeklődés(?:em|i kör)?|hobbi(?:k|jaim)?): ?(.{3,300})$/iu;
const bioHeading = heading('about me|about|bio|my bio|basics|more about me|rólam|bemutatkozás|magamról');
/** Prompts of profiles, which nobody writes in a chat. */
const prompt =
  /^(?:i['’]m looking for|the way to win me over is|typical sunday|a shower thought i recently had|my simple pleasures|together,? we could|two truths and a lie|i go crazy for|dating me is like|green flags i look for|looking for|amit keresek|így győzhetsz meg)(?!\p{L})/iu;

const maxInterestLength = 30;
const maxInterests = 20;
const isInterest = (line: string) =>
  line.length <= maxInterestLength && line.split(' ').length <= 4 && !/[.?!]$/.test(line);

/** How much in a text is found in profiles only; from 2 on it is one. */
function countSigns(lines: string[]): number {
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  const fields = new Set(lines.map((line) => labelledLine.exec(line)?.[1] ?? '').filter(isProfileField));
  return (
    Math.min(fields.size, 2) +
    (has(nameAndAge) || readTypedStart(lines[0]).length > 0 ? 2 : 0) +
    (has(appLine) ? 1 : 0) +
    (has(interestsHeading) || has(interestsOnLine) ? 2 : 0) +
    (has(bioHeading) ? 1 : 0) +
    (has(prompt) ? 1 : 0)
  );
}

/** The profile that a text is a copy of, as shown by dating apps; `null` when it is something else. */
export function parseProfile(pasted: string): ProfileFields | null {
  const lines = pasted
    .split(/\r?\n/)
    .map(cleanLine)
    .filter((line) => line !== '');
  return countSigns(lines) >= 2 ? readProfile(lines) : null;
}

/** Reads a text that the member calls a profile. */
export const readAsProfile = (pasted: string): ProfileFields =>
  readProfile(
    pasted
      .split(/\r?\n/)
      .map(cleanLine)
      .filter((line) => line !== ''),
  );

function readProfile(lines: string[]): ProfileFields {
  const profile: ProfileFields = { name: '', age: null, bio: '', interests: [] };
  const bio: string[] = [];
  let isListing = false;
  const [name, age, first] = readTypedStart(lines[0]);
  for (const line of first ? [`${name}, ${age}`, first, ...lines.slice(1)] : lines) {
    const titled = nameAndAge.exec(line);
    if (titled && profile.name === '') {
      profile.name = titled[1] ?? '';
      profile.age = Number(titled[2]);
    } else if (profile.name === '' && nameOnLine.test(line)) profile.name = nameOnLine.exec(line)?.[1] ?? '';
    else if (profile.age === null && ageOnLine.test(line)) profile.age = Number(ageOnLine.exec(line)?.[1]);
    else if (interestsHeading.test(line)) isListing = true;
    else if (bioHeading.test(line)) isListing = false;
    else if (interestsOnLine.test(line)) profile.interests.push(...splitList(interestsOnLine.exec(line)?.[1] ?? ''));
    else if (isListing && line.includes(',')) profile.interests.push(...splitList(line));
    else if (isListing && isInterest(line)) profile.interests.push(line);
    else if (!appLine.test(line) && !isSystemLine(line)) bio.push(line);
  }
  return { ...profile, bio: bio.join('\n'), interests: [...new Set(profile.interests)].slice(0, maxInterests) };
}

const splitList = (list: string) =>
  list
    .split(/[,;•·]/)
    .map((one) => one.trim())
    .filter((one) => one !== '' && one.length <= maxInterestLength * 2);
