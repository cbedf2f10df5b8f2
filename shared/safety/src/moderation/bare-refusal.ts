import type { Sentence } from './sentences.ts';

const refusalWords = new Set(
  'no nope nah stop never absolutely definitely not hard pass way just still please pls thanks thank you thx ty sorry ok but nem ne soha sose sosem semmikepp semmikeppen kizart dehogy passz kihagyom hat de kosz koszi koszonom szepen bocs bocsi bocsanat sajnalom kerlek legyszi'.split(
    ' ',
  ),
);
const courtesyWords = new Set(
  'bye goodbye take care good luck all the best sorry hi hey hello szia sziasztok hali viszlat minden jot jokat sok sikert vigyazz magadra'.split(
    ' ',
  ),
);
const addressesReader =
  /(?<![a-z0-9])(?:you|u|your|ur|youre|me|us|meet|meeting|date|te|teged|neked|toled|veled|rolad|nekem|engem|velem|talalkoz[a-z]*|randi[a-z]*)(?![a-z0-9])/;
const asksToMeet =
  /(?<![a-z0-9])(?:meet|meeting|date|coffee|drinks?|dinner|lunch|brunch|walk|join|come|coming|go|going|hang|number|call|together|me|us|we|want|wanna|fancy|up for|free|tonight|tomorrow|weekend|chance|interested|pics?|photos?|talk|chat|talalk[a-z]*|randi[a-z]*|kave[a-z]*|ital[a-z]*|sor[a-z]*|vacsor[a-z]*|ebed[a-z]*|seta[a-z]*|veled|velem|egyutt|gyere|jossz|jonnel|elmegyunk|elmenjunk|menjunk|szamod[a-z]*|hivhat[a-z]*|kedved|erdekel[a-z]*|esely[a-z]*|raersz|akarsz|szeretnel|kepe[a-z]*|holnap|hetvege[a-z]*|beszel[a-z]*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:hetfo|kedd|szerda|csutortok|pentek|szombat|vasarnap)[a-z]*|please|pls|kerlek|legyszi)(?![a-z0-9])/;

/** "I said no", beside the refusal itself. */
const insists =
  /^(?:(?:i|ive|already|just|mar|egyszer|de|hogy) ){0,4}(?:said|told you|mondtam|megmondtam)(?: (?:already|mar|hogy)){0,2} (?:no|nem|nemet)$/;

const consistsOf = (words: string, ...sets: readonly ReadonlySet<string>[]) =>
  words.split(' ').every((word) => sets.some((set) => set.has(word)));

/** A refusal that does not say what is refused: "no", "never", "kösz, nem". */
const isBareRefusal = (words: string) => consistsOf(words, refusalWords);

/** True when the rest of a refusal's message is polite, speaks to its reader or refuses too, so that nothing else is meant. */
export function isWholeMessage(
  sentences: readonly Sentence[],
  hit: Sentence,
  refusals: readonly Sentence[] = [],
): boolean {
  return sentences
    .filter((one) => one.textIndex === hit.textIndex && !one.isJoined && one.start !== hit.start)
    .every(
      ({ words, start }) =>
        refusals.some((one) => one.textIndex === hit.textIndex && one.start === start) ||
        consistsOf(words, refusalWords, courtesyWords) ||
        insists.test(words) ||
        (addressesReader.test(words) && !words.endsWith(' qq')),
    );
}

/**
 * True for a bare "no" that refuses a dish or a film, not the reader: no invitation is before it, and it is one sentence
 * of a longer message or answers a question ("Olives?", "No.").
 */
export function refusesSomethingElse(sentences: readonly Sentence[], hit: Sentence): boolean {
  if (!isBareRefusal(hit.words)) return false;
  const before = sentences.findLast(
    ({ author, textIndex, isJoined }) => author !== hit.author && textIndex < hit.textIndex && !isJoined,
  );
  const asked = sentences.filter(({ textIndex }) => textIndex === before?.textIndex);
  if (asked.some(({ words }) => asksToMeet.test(words))) return false;
  return !isWholeMessage(sentences, hit) || asked.some(({ words }) => words.endsWith(' qq'));
}
