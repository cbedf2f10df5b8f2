const english =
  /(?<!\p{L})(?:(?:i|we) (?:really )?(?:don['’]?t|do not|can['’]?t|cannot|can not|won['’]?t|never) (?!stop|wait|get enough|resist|say no|believe|decide|choose|remember|know|mind|lose|miss|forget|have a favou?rite)|(?:i|we)(?:['’]ve)? (?:quit|gave up|given up|stopped) (?!my|our|the|work|school)|(?:i['’]?m|i am) (?:\p{L}{1,12} )?(?<!not )(?:allergic|sober|vegan|vegetarian|coeliac|celiac|diabetic|pregnant|afraid of|scared of|in recovery|intolerant)(?!\p{L})|(?:i['’]?m|i am) not (?:into|a fan of)(?!\p{L})|(?:not|never) (?:a (?:big |heavy )?|much of a )(?:drinker|smoker|dancer|swimmer|driver)(?!\p{L})|\p{L}{3,20} (?:isn['’]?t|is not|aren['’]?t|are not) (?:my thing|for me)(?!\p{L})|no \p{L}{2,20} for me(?!\p{L})|(?:bad|dodgy|wrecked|busted|injured) (?:knees?|hips?|ankles?|shoulders?|back)(?!\p{L})|(?:non[- ]drinker|teetotal\p{L}{0,3})(?!\p{L}))/iu;
const hungarian =
  /(?<!\p{L})(?:nem (?:iszom|iszok|eszem|eszek|dohányzom|szeretem|szeretek|bírom|járok|kérek|akarok|szeretnék|merek|mehetek|ehetek|ihatok)(?!\p{L})|leszoktam (?:az? )?\p{L}|nem az én világom|(?:allergiás|vegán|vegetáriánus|cukorbeteg|terhes|absztinens|antialkoholista|\p{L}{4,9}érzékeny) vagyok(?!\p{L})|(?:rossz|fáj|fájós|sérült) (?:az? )?(?:térdem|bokám|vállam|gerincem|derekam|hátam)(?!\p{L})|félek a|tériszonyom van(?!\p{L}))/iu;

/**
 * True for a sentence in which somebody says what they don't do, can't or don't want, such as "I do not drink". It is
 * to be respected, and no subject for a curious question.
 */
export const isPersonalLimit = (sentence: string): boolean => english.test(sentence) || hungarian.test(sentence);
