import { isEnglishText, isEnglishWord } from '../text/english-words.ts';
import { wordLikeNames } from './given-names.ts';
import { getStems } from './hungarian-endings.ts';
import { hungarianFamilyNames } from './hungarian-names.ts';
import { placesAndBrands } from './places.ts';
import { ambiguousNames, worldNames } from './world-names.ts';

const name = '(?<![\\p{L}\\p{N}_])(\\p{Lu}\\p{Ll}{1,28})';
const end = '(?![\\p{L}\\p{N}])';
const find = (source: string) => new RegExp(source, 'gu');

const englishRoles =
  'friend|bestie|mate|flatmate|roommate|housemate|neighbour|neighbor|colleague|boss|manager|teacher|coach|trainer|dentist|doctor|therapist|sister|brother|twin|mum|mom|dad|mother|father|gran|grandma|grandpa|aunt|uncle|cousin|niece|nephew|son|daughter|kid|wife|husband|ex|partner|girlfriend|boyfriend|landlord|landlady';
const hungarianRoles =
  '(?:barátom|barátnőm|haverom|cimborám|bátyám|öcsém|húgom|nővérem|testvérem|tesóm|ikertesóm|fiam|lányom|kisfiam|kislányom|anyám|apám|anyukám|apukám|mamám|papám|mama|papa|nagyi|nagymamám|nagypapám|nagyapám|nagyanyám|néném|nagynéném|nagybátyám|bácsikám|unokatesóm|unokatestvérem|unokahúgom|unokaöcsém|keresztanyám|keresztapám|keresztfiam|keresztlányom|sógorom|sógornőm|férjem|feleségem|párom|exem|szomszédom|főnököm|kollégám|kolléganőm|lakótársam|edzőm|tanárom|tanárnőm|orvosom|osztálytársam|csoporttársam|bá)\\p{Ll}{0,6}';
const englishDoings =
  '(?:said|says|told|tells|asked|asks|called|calls|texted|messaged|wrote|phoned|rang|emailed|invited|introduced|drove|taught|teaches|lent|showed|picked|helped|hired|hugged|kissed|married|cooks|cooked|bakes|baked|snores|sings|sang|laughed|smiled|laughs|smiles|works|studies|waters|reckons|insists|promised|agreed|replied|dumped me|ghosted me|left me|proposed|moved (?:in|out|away|to))';
const hungarianDoings =
  '(?:mondta|mondja|kérdezte|kérdezi|kérdezett|írt|írta|üzent|üzeni|mesélte|meséli|szerint|tanított|tanít|ajánlotta|ajánlja|mutatta|hívott|meghívott|elhívott|felhívott|elkísért|megígérte|ígérte|szólt|nevetett|énekel|énekelt|zenél|gitározik|zongorázik|hegedül|táncol|lakik|dolgozik|tanul|késik|elkésett|elaludt|segített|megkért|bemutatott)';
/** Endings on names of people whom one knows, meets or talks to. */
const hungarianMeetings =
  '(?:ismered|ismeri|ismerem|ismerted|láttam|láttad|hívtam|hívd|kérdezd|kérdezz|kérdeztem|szóltam|szólj|mondtam|mondd|üzenem|találkoztam|beszéltem|beszélj|dolgozom|dolgoztam|táncoltam|moziztam|laktam)';

/** Phrases that are only said of people, so a possible name in them is one. */
const personPhrases = [
  find(
    `${name}(?:['’]s| is| was) (?:only |just |actually |still |also |now )?(?:my|our|his|her|your|their|a|an|the) (?:\\p{Ll}{2,12} ){0,2}(?:${englishRoles})${end}`,
  ),
  find(`${name}, (?:she|he|who)${end}`),
  find(
    `${name}(?:['’]s| is| was) (?:allergic|vegan|vegetarian|pregnant|married|engaged|divorced|widowed|retired|asleep|shy|jealous|\\d{1,2})${end}`,
  ),
  find(`${name} (?:just |always |never |also |once |and I )?${englishDoings}${end}`),
  find(`${name}, I(?:['’]m| am) (?:only|just|not|so|really|sorry)${end}`),
  find(
    `(?<!\\p{L})(?:[Aa]sk|[Aa]sked|[Tt]ell|[Tt]old|[Tt]ext|[Tt]exted|[Pp]honed|[Ii]nvited?|[Tt]hank|[Tt]hanked|[Kk]issed|[Hh]ugged|[Mm]arried|[Dd]ated|[Dd]ating) ${name}${end}(?! \\p{Lu}\\p{L})`,
  ),
  find(`(?<!\\p{L})[Nn]ame(?:['’]s| is| was)(?: really| actually| just| only)? ${name}${end}`),
  find(`(?<!\\p{L})(?:[Ii]s|[Ww]as) (?:your|his|her) name (?:really |actually )?${name}${end}`),
  find(
    `(?<!\\p{L})(?:[Ee]veryone|[Ee]verybody|[Pp]eople|[Ff]riends|[Tt]hey|[Yy]ou can) (?:calls? me|knows? me as|says?) ${name}(?=[.!?,]|$)`,
  ),
  find(`${name} (?:(?:volt|lett|lesz|még|most|mindig) )?(?:az? )?(?:\\p{Ll}{3,12} )?${hungarianRoles}${end}`),
  find(`${name} (?:is |ma |tegnap |most |még |már |mindig |gyakran |néha |azt )?${hungarianDoings}${end}`),
  find(`${name} (?:még |már |nem |is |ma |tegnap ){0,2}${hungarianMeetings}${end}`),
  find(
    `${name} (?:kutyája|macskája|cicája|lakása|háza|autója|szülinapja|születésnapja|névnapja|esküvője|bulija|receptje|főztje|anyja|apja|anyukája|apukája|férje|felesége|barátja|barátnője|testvére|tesója|húga|öccse|bátyja|nővére|fia|lánya|száma)\\p{Ll}{0,4}${end}`,
  ),
];

/** Names that are words, but not words one capitalizes inside a sentence: "the bill", but "only Bill". */
const capitalizedNameWords = new Set(
  'will mark bill jack pat rob sue ray josh rick bob carol robin dean drew gene'.split(' '),
);
const midSentenceCapital = find(`(?<=[\\p{Ll},/] )(?<!\\p{Lu}\\p{Ll}{0,28} )(\\p{Lu}\\p{Ll}{1,28})${end}(?! \\p{Lu})`);

/** Two names joined by "and" with a common predicate. */
const namePairs = find(
  `${name} (?:and|és|meg) (\\p{Lu}\\p{Ll}{1,28}) (?:are|were|have|both|came|come|said|went|got|live|lived|will|met|joined|is|voltak|vannak|jönnek|jöttek|hívtak|laknak|hoznak|hozzák|mondták|szerint)${end}`,
);
const seasons = new Set('may june april august summer autumn dawn eve star sky art happy sunny nyár tavasz'.split(' '));

/** Forms only families and wives have: "Kovácsékhoz", "Vargáéknál", "Molnárné". */
const householdNames = find(
  `${name.replace('{1,28}', '{1,28}?')}(?:ék(?:k?al|k?el|hoz|hez|höz|nál|nél|tól|től|ról|ről|nak|nek|at|et|ban|ben|ra|re|é)?|né(?:nak|nek|val|vel|hoz|hez|t|nál|nél|tól|től|é)?)${end}`,
);
const isFamilyName = (stem: string) => {
  const whole = stem.replace(/á$/, 'a').replace(/é$/, 'e');
  return [hungarianFamilyNames, ambiguousNames, worldNames].some((names) => names.has(stem) || names.has(whole));
};

/** Letters that no Hungarian word has. */
const foreignName = find(
  '(?<![\\p{L}\\p{N}_@#-])(?=\\p{L}*[qwåøłñçãõşğčřěýțșœæðþ]|[XQW])\\p{Lu}\\p{Ll}{2,28}(?!\\p{L})',
);

/** Names in some language that begin Hungarian sentences all the time. */
const neverNames = new Set('Akkor Tessék Erre Ezek Itt Jelen Minden Most Még Már'.split(' '));

const mayBeName = (word: string) =>
  !neverNames.has(word) &&
  getStems(word).some(
    (stem) =>
      wordLikeNames.has(stem.toLowerCase()) ||
      ambiguousNames.has(stem) ||
      hungarianFamilyNames.has(stem) ||
      worldNames.has(stem),
  );

/** Words that are names because of the phrase they are in. */
export function findNamesByPhrase(text: string, isName: (word: string) => boolean): string[] {
  const said = personPhrases
    .flatMap((form) => [...text.matchAll(form)].map((found) => found[1] ?? ''))
    .filter((word) => mayBeName(word) || isName(word));
  const standing = [...text.matchAll(midSentenceCapital)]
    .map(([word]) => word)
    .filter((word) => capitalizedNameWords.has(word.toLowerCase()));
  const joined = [...text.matchAll(namePairs)]
    .map(([, first = '', second = '']) => [first, second])
    .filter((two) => two.every((word) => (mayBeName(word) || isName(word)) && !seasons.has(word.toLowerCase())))
    .flat();
  const families = [...text.matchAll(householdNames)]
    .filter(([word, stem = '']) => !neverNames.has(word) && isFamilyName(stem))
    .map(([word]) => word);
  const strangers = isEnglishText(text)
    ? []
    : (text.match(foreignName) ?? []).filter(
        (word) => !getStems(word).some((stem) => isEnglishWord(stem) || placesAndBrands.has(stem)),
      );
  return [...said, ...standing, ...joined, ...families, ...strangers];
}
