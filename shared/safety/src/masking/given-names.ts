import { englishGivenNames } from './english-names.ts';
import { hungarianGivenNames } from './hungarian-names.ts';
import { ambiguousNames } from './world-names.ts';

/** Names that are also words, so they need a capital; in lower case. */
export const wordLikeNames: ReadonlySet<string> = new Set(
  'will mark rose hope grace faith joy may june april august summer autumn dawn eve art bill chase drew frank grant jack pat rob sue ray rich chance dean guy hunter mason robin ruby sky star violet lily iris daisy ivy olive pearl amber crystal penny carol holly heather melody harmony angel destiny charity honor skip josh rick gene buck rusty sandy sunny happy van miles wade clay cliff reed lane brook brooke forest river stone virág szilárd győző hajnal csillag rózsa ibolya viola liliom vince nyár tavasz barna pálma nárcisz wren örs hortenzia bátor farkas'.split(
    ' ',
  ),
);

/** Names typed without accents ("Zsofi"), except those that then become other words. */
const withoutAccents = (names: readonly string[]) => {
  const words = new Set('Boka Kacsa Orso Mate Mark Marton Bela Kato Pal Eva Ida Era'.split(' '));
  return names
    .map((one) => one.normalize('NFD').replace(/\p{M}/gu, ''))
    .filter(
      (one) => one.length > 3 && !words.has(one) && !wordLikeNames.has(one.toLowerCase()) && !ambiguousNames.has(one),
    );
};

/** Common given names that are not common words; with a capital they are taken for a person. */
export const givenNames: ReadonlySet<string> = new Set([
  ...englishGivenNames,
  ...hungarianGivenNames,
  ...withoutAccents(hungarianGivenNames),
]);
