const english =
  /(?<!\p{L})(?:(?:i|we) (?:really )?(?:don['’]?t|do not|can['’]?t|cannot|can not|won['’]?t|never) (?!stop|wait|get enough|resist|say no|believe|decide|choose|remember|know|mind)|(?:i['’]?m|i am) (?:\p{L}{1,12} )?(?:allergic|sober|vegan|vegetarian|coeliac|celiac|diabetic|pregnant|afraid of|scared of|not (?:into|a fan of))(?!\p{L})|no \p{L}{2,20} for me(?!\p{L})|(?:non[- ]drinker|teetotal\p{L}{0,3})(?!\p{L}))/iu;
const hungarian =
  /(?<!\p{L})(?:nem (?:iszom|iszok|eszem|eszek|dohányzom|szeretem|szeretek|bírom|járok|kérek|akarok|szeretnék|merek|mehetek|ehetek|ihatok)(?!\p{L})|(?:allergiás|vegán|vegetáriánus|cukorbeteg|terhes|absztinens|antialkoholista) vagyok(?!\p{L})|félek a)/iu;

/**
 * True for a sentence in which somebody says what they don't do, can't or don't want, such as "I do not drink". It is
 * to be respected, and no subject for a curious question.
 */
export const isPersonalLimit = (sentence: string): boolean => english.test(sentence) || hungarian.test(sentence);
