const toWordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that may stand between "I" and its verb. */
export const adverbsAfterSubject = toWordSet(`
  really also just still always never usually often mostly currently once recently secretly now then even actually
  sometimes rarely nearly almost only
`);
/** Being, having, liking and wanting are not actions. */
export const nonActionVerbs = toWordSet(`
  am was are were be been have had has don't do did didn't can can't cannot could will won't would should might may must
  like love enjoy adore hate need want wish hope prefer care look seek live work believe think know feel guess mean
  consider try value appreciate believe say tend get seem like to not in on at a the i
`);
/** Words in -ed that describe somebody and are not past tense. */
export const nonPastWords = toWordSet(`
  tired bored interested married divorced separated retired widowed excited relaxed educated based used need speed indeed
  hundred minded hearted travelled traveled talented dedicated motivated committed experienced advised included red bed
  blessed wanted needed loved liked tattooed bearded spirited spoiled spoilt qualified obsessed addicted
`);
export const irregularPasts = toWordSet(`
  went drove cried fell left lost won met took bought made told said found taught built broke died came became began
  wrote ate slept swam ran sang stole held kept sold gave knew thought heard saw spent caught chose drew flew grew hid
  hit paid rode sent shot stood swore threw woke wore got ended turned learned learnt bitten beaten fallen driven written
  stolen survived forgot forgave fought dug drank bet brought lent led lit rang shook spoke stuck tore understood
`);
