/**
 * Compiles phrases, one per line or separated by `/`, into a pattern of whole words. `*` stands for any ending, `~` for
 * the other person, `@` for any one word.
 */
export function compilePhrases(list: string): RegExp {
  const words = list
    .split(/[\n/]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) =>
      word
        .replace(/\./g, '\\.')
        .replace(/ /g, '[\\s-]+')
        .replace(/'/g, "['’]?")
        .replace(/\*/g, '\\p{L}*')
        .replace(/~/g, '(?:them|him|her|your (?:date|match)|the other person)')
        .replace(/@/g, "[\\p{L}'’]+"),
    );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** "Don't", "avoid" and the like shortly before a phrase turn it into advice against it. */
const prohibition =
  /(?<!\p{L})(?:don['’]?t|do not|never|nor|without|avoid|need not|needn['’]?t|ne|se|sem|soha|sose|kerüld|anélkül)(?!\p{L})[^.,!?;:]{0,40}$/iu;
/** Also negates the phrase, unless it belongs to a condition such as "if there is no crowd". */
const negation = /(?<!\p{L})(?:no|not|nobody|nem|nincs)(?!\p{L})[^.,!?;:]{0,40}$/iu;
const when = /(?<!\p{L})(?:if|when|once|while|because|since|even|ha|amikor|amint|mert|mivel)(?!\p{L})[^.,!?;:]*$/iu;
/** The advice follows as a substitute for the phrase, as in "instead of". */
const substitution = /(?<!\p{L})(?:instead of|rather than|helyett)(?!\p{L})[^.,!?;:]{0,14}$/iu;
/** Negations that actually encourage, such as "why not". */
const encouragement =
  /(?<!\p{L})(?:why (?:not|don['’]?t you)|not only|(?:don['’]?t|do not|never) (?:be (?:shy|afraid|scared|nervous)|hesitate|forget|wait|miss|worry|fail)|no (?:harm|shame|problem|reason not)|miért ne|ne (?:félj|habozz|felejts\p{L}*|szégyelld|várj|aggódj))(?!\p{L})[^.!?;]*$/iu;
const absence = /^(?:['’-]?(?:free|mentes|menetes)|\s+(?:nélkül|helyett))/iu;
/** What follows the phrase advises against it: "is not part of a first date", "call a taxi for them". */
const rejection =
  /^[^.!?]{0,40}(?<!\p{L})(?:(?:is|are) (?:not|never) (?!a bad|bad|wrong|a problem|too)|(?:call|order|get) (?:(?:them|her|him|your date) )?a (?:taxi|cab)(?!\p{L})|say (?:no|that you (?:go|are going|want to go) home)(?!\p{L}))/iu;

function isDiscouraged(before: string): boolean {
  if (encouragement.test(before)) return false;
  return prohibition.test(before) || substitution.test(before) || (negation.test(before) && !when.test(before));
}

/**
 * True when the text contains a phrase and does not advise against it. `unless` is tested on what precedes the phrase, and
 * rules out a phrase that only seems to be one.
 */
export function recommends(text: string, words: RegExp, unless?: RegExp): boolean {
  return [...text.matchAll(words)].some(({ index, 0: found }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + found.length)];
    return !isDiscouraged(before) && !absence.test(after) && !rejection.test(after) && !unless?.test(before);
  });
}
