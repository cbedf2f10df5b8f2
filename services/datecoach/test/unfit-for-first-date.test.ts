import { isUnfitForFirstDate } from '../src/rules/unfit-for-first-date.ts';

test.each([
  'Swim naked in a hidden lake after dark.',
  'A cabin far from everything',
  'Drive them to a cabin in the woods with no signal.',
  'No people around',
  'Explore an abandoned factory with a torch.',
  'Sneak into the outdoor pool after closing.',
  'Arrive half an hour late on purpose and see how they react.',
  'Másszatok be egy elhagyatott kastélyba éjszaka.',
  'Egy tó, ahol nincs térerő, és messze mindentől',
  'Szándékosan késs negyedórát, és figyeld, hogyan reagál.',
  'Nézz meg közben valaki mást, és figyeld, hogyan reagál.',
  'Féltékenységi próba a büfében',
])('Not for a first date: %s', (text) => expect(isUnfitForFirstDate(text)).toBe(true));

test.each([
  'Walk once around the lake and stop where the water is stillest.',
  'A tucked-away café with board games',
  'A market hall in an old factory building',
  'A quiet corner, with other people around',
  'Not a remote cabin: a hut by the road with a kiosk',
  'Avoid places with no people around.',
  'A park on an abandoned railway line, full of joggers',
  'Come a few minutes early so that nobody waits alone.',
  'See how the potter centres the clay, then try it.',
  'Egy eldugott kávézó, ahol mások is ülnek',
  'Délelőtt csendes, de mindig vannak körülöttetek',
  'Egy régi gyár udvarán tartott vásár',
  'Nézzétek meg, hogyan pörög a korong.',
])('Fine for a first date: %s', (text) => expect(isUnfitForFirstDate(text)).toBe(false));
