import { claimsStudy } from '@datewright/tool-kit/ai/study-claims';

/** Facts that the AI cannot know: opening hours, prices, weather, how many people do something. */
const claimPatterns = [
  // Opening hours
  /(?<!\p{L})(?:opens?|opened|opening|closes?|closing|closed)\s+(?:at|from|until|till|daily|every|on|late|early|around|by)(?!\p{L})/iu,
  /(?<!\p{L})(?:is|are|stays?|'s)\s+(?:open|closed)\s+(?:\d|all|late|daily|every|24|on|today|tonight|tomorrow|from|until|till)/iu,
  /(?<!\p{L})(?:opening hours|(?:its|their|whose|the) hours)\s*(?:are|is|:)/iu,
  /(?<!\p{L})happy hour(?!\p{L})/iu,
  /(?<!\p{L})(?:nyitva van|nyitva tart|tart nyitva|nyitva \d|nyitva (?:este|hétvégén|minden)|(?:kor|tól|től|ig) (?:nyit|zár|van nyitva)|nyit \d|zár \d)/iu,
  /(?<!\p{L})nyitvatartás[^.!?]{0,12}\d/iu,
  // Prices
  /[€$£]\s?\d|\d\s?(?:[€$£]|(?:eur|euros?|usd|dollars?|gbp|pounds?|quid|huf|ft|forint\p{L}*|euró\p{L}*)(?!\p{L}))/iu,
  /(?<!\p{L})(?:free (?:entry|admission|entrance)|(?:entry|admission|entrance) is free|(?:costs?|priced) (?:about|around|only|just|under) \p{L}*\s?\d)/iu,
  /(?<!\p{L})(?:ingyenes a belépés|ingyenes belépés|ingyenes a belépő|a belépő ingyenes|belépőjegy ára)/iu,
  // Shares of people
  /\d\s?% of|(?<!\p{L})(?:seven|eight|nine|[789]) out of (?:ten|10)(?![\p{L}\d])|\d\s?%-a(?!\p{L})|(?<!\p{L})tíz (?:ember|nő|férfi|lány|pár|pasi)\p{L}{0,4}b[óő]l (?:hét|nyolc|kilenc)(?!\p{L})/iu,
  // Weather
  /(?<!\p{L})(?:will be|is going to be|['’]ll be|looks set to be) (?:a )?(?:sunny|rainy|warm|hot|cold|dry|clear|windy|snowy|cloudy|lovely out|mild)(?!\p{L})/iu,
  /(?<!\p{L})(?:it will|it['’]ll|it is going to|it['’]s going to) (?:rain|snow|be (?:nice|sunny|warm|cold|dry))(?!\p{L})/iu,
  /(?<!\p{L})forecast(?:s)? (?:says?|is|promises?|looks?)(?!\p{L})/iu,
  /(?<!\p{L})(?:napos|esős|meleg|hideg|szeles|felhős|szép|jó) (?:idő )?lesz(?!\p{L})|(?<!\p{L})(?:sütni|esni|havazni|fújni) fog(?!\p{L})|(?<!\p{L})előrejelzés szerint(?!\p{L})/iu,
];

/** Advice to find out; in Hungarian with a comma before what is to be found out. */
const inquiry =
  /(?<!\p{L})(?:check|ask|see|look up|find out) (?:if|whether|when|how late|(?:about )?the opening hours)(?!\p{L})[^.!?;]*|(?<!\p{L})(?:nézd meg|kérdezd meg|nézz utána),? (?:hogy|mikor|meddig)(?!\p{L})[^.!?;]*/giu;

/** True for a text that claims opening hours, prices, weather, studies or shares of people. "Check the opening hours" makes no claim. */
export const hasUnverifiableClaim = (text: string): boolean => {
  const claimed = text.replace(inquiry, ' ');
  return claimsStudy(claimed) || claimPatterns.some((claim) => claim.test(claimed));
};
