const teen = '1[0-7]';
const before = '(?:(?:hey|hi|lol|haha|so|well|yeah|just|only|still|im|szia|hali|amugy|csak) ){0,3}';
const stress = '(?:(?:so|very|really|still|already|also|kinda|pretty|always|super|nagyon|meg|mar|is|annyira) ){0,2}';
/** What a person is next to their age; said without "and" too. */
const plain = 'bored|lonely|single|shy|horny|closeted|unatkozom|unatkozok|maganyos|szingli';
const afterAnd = [
  plain,
  'gay|bi|lesbian|grounded|(?:home )?alone|new (?:here|to this)|in love|free all (?:summer|day|week)',
  'my (?:mum|mom|dad|mother|father|parents) (?:is|are|took|wont|dont|doesnt|cant|never)(?: [a-z]+){1,4}',
  'looking for (?:friends|love|someone|somebody|(?:a |an )?(?:older )?(?:boyfriend|girlfriend|bf|gf|guy|girl))',
  'never (?:been )?(?:kissed|dated)(?: [a-z]+)?|no (?:boyfriend|girlfriend|bf|gf)|into (?:older )?(?:guys|girls|boys|men|women)',
  '(?:no ?one|nobody) (?:texts|likes|loves|wants|gets|talks to) me',
  'felenk|uj vagyok(?: itt)?|uj itt|szobafogsag[a-z]*|egyedul (?:vagyok|itthon)|(?:meg )?sosem (?:csokoloztam|randiztam|volt baratom|volt baratnom)',
].join('|');
const after =
  '(?: (?:rn|tbh|lol|haha|af|xd|hmu|here|again|too|today|tonight|at home|out of my mind|from [a-z]{2,20}|and (?:single|bored|lonely|shy)|closeted|single|bored|lonely|f|m|you|u|wbu|hbu|qq|es te|te|nagyon|itthon|vagyok|most|amugy)){0,3}';

const ageAndState = new RegExp(
  `^${before}(?:${teen} (?:and|n|es) ${stress}(?:${afterAnd})|${teen} ${stress}(?:${plain})|${teen} evesen (?:is )?(?:unatkoz[oi]k|unatkozom|egyedul vagyok))${after}$`,
);

/**
 * True for a sentence that is a number of 10 to 17 and what a person is: "15 and bored", "16, single, from Leeds". Only the
 * whole sentence counts, because "15 and counting" and "day 15 and bored" are no ages.
 */
export const statesAgeAndState = (words: string): boolean => ageAndState.test(words);
