import { givenNames, wordLikeNames } from './given-names.ts';
import { appendEnding, getStems, joiningEndings } from './hungarian-endings.ts';
import { hungarianFamilyNames } from './hungarian-names.ts';
import { worldNames } from './world-names.ts';

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const isListed = (word: string) =>
  givenNames.has(capitalize(word)) ||
  wordLikeNames.has(word.toLowerCase()) ||
  hungarianFamilyNames.has(capitalize(word));
const minStemLength = 3;
/** The longest ending that `restorePlaceholders` joins to a name. */
const maxEndingLength = 6;
const plainEnding = new RegExp(`^\\p{Ll}{1,${maxEndingLength}}$`, 'u');
const isCapitalized = (word: string) => /^\p{Lu}(?!\p{Lu}+$)/u.test(word);

/** The ending that makes `form` of `name` when a placeholder is restored: "-rel" for "Péterrel". */
function findEnding(name: string, form: string): string | undefined {
  const wanted = form.toLowerCase();
  const joined = joiningEndings.find((ending) => appendEnding(name, `-${ending}`).toLowerCase() === wanted);
  if (joined) return `-${joined}`;
  const rest = form.slice(name.length);
  if (!wanted.startsWith(name.toLowerCase()) || !plainEnding.test(rest)) return undefined;
  return appendEnding(name, rest).toLowerCase() === wanted ? rest : undefined;
}

/**
 * One token for one person, in every case and with every ending: "Péter", "PÉTER" and "Péterrel" are "[NAME_1]",
 * "[NAME_1]" and "[NAME_1]-vel". A form that could not be restored from its name gets a token of its own.
 */
export function createPersonTokens(
  placeholderFor: (found: string) => string,
  originals: Map<string, string>,
): (found: string) => string {
  /** By lower-case name. */
  const people = new Map<string, { name: string; token: string }>();

  function addPerson(name: string) {
    const person = { name, token: placeholderFor(name) };
    people.set(name.toLowerCase(), person);
    return person;
  }

  /** The name that a form belongs to. */
  function findName(form: string): string {
    if (people.has(form.toLowerCase()) || isListed(form)) return form;
    const stems = getStems(form).filter((stem) => stem !== form && stem.length >= minStemLength);
    return (
      stems.find((stem) => people.has(stem.toLowerCase())) ??
      stems.find(isListed) ??
      stems.find((stem) => worldNames.has(capitalize(stem))) ??
      form
    );
  }

  return (form) => {
    const name = findName(form);
    const known = people.get(name.toLowerCase());
    if (!known && name !== form && findEnding(name, form) === undefined) return addPerson(form).token;
    const person = known ?? addPerson(name);
    // "Anna" is restored rather than the "anna" or "ANNA" that was typed before.
    if (!isCapitalized(person.name) && isCapitalized(name)) {
      person.name = name;
      originals.set(person.token.slice(1, -1), name);
    }
    if (form.toLowerCase() === person.name.toLowerCase()) return person.token;
    const ending = findEnding(person.name, form);
    return ending === undefined ? addPerson(form).token : person.token + ending;
  };
}
