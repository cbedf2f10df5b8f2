import { compilePhrases, recommends } from './phrases.ts';

/** Places without other people, without clothes, or where nobody may be. */
const secluded = compilePhrases(`
  naked / skinny dip* / no people around / no people nearby / nobody around / no one around / nobody else around / no one else around / no one nearby / nobody nearby
  no signal / no phone signal / no reception / far from everything / far from everyone / far from anyone / far from people / middle of nowhere / off the grid / out of earshot
  abandoned house* / abandoned castle* / abandoned building* / abandoned factor* / abandoned mine* / abandoned hospital* / abandoned tunnel* / break into / sneak into / trespass* / climb the fence / jump the fence / climb over the fence / no guard*
  secluded cabin* / remote cabin* / cabin in the woods / secluded lake* / secluded forest* / deep in the forest / deep in the woods
  meztelen* / pucér* / senki sincs a közelben / nincs a közelben senki / nincs ott senki / nincs térerő / messze mindentől / messze mindenkitől / az isten háta mögött
  elhagyatott ház* / elhagyatott kastély* / elhagyatott épület* / elhagyatott gyár* / elhagyott ház* / elhagyott kastély* / elhagyott épület* / elhagyott gyár* / másszatok be / másszatok át / szökjetek be / lógjatok be / nincs őr / erdő mélyén
`);

/** Setting somebody a test they don't know about. */
const hiddenTest =
  /(?<!\p{L})(?:(?:arrive|come|show up|be|turn up)(?: \p{L}+){0,4} late on purpose|late on purpose|(?:and|to) see how (?:they|she|he) reacts?|test (?:their|her|his) (?:patience|reaction|loyalty|jealousy)|szándékosan (?:késs|késve|késő)\p{L}*|(?:figyeld|nézd)(?: meg)?,? hogyan reagál|féltékenységi (?:próba|teszt)|tedd féltékennyé|tedd próbára|teszteld)(?!\p{L})/iu;

/** True for an idea that a first date should not be: out of the way, or a test. */
export const isUnfitForFirstDate = (text: string): boolean => recommends(text, secluded) || hiddenTest.test(text);
