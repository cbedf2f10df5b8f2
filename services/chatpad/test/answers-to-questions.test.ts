import { createMask } from '@datewright/safety/masking/create-mask';
import { moderate } from '@datewright/safety/moderation/moderate';
import { createSuggestionValidator, hasBlank } from '../src/rules/suggestion-validator.ts';

type Verdict = 'ready' | 'blank' | 'claims' | 'unanswered' | 'pushy';

/** Answers as models write them from the prompt: what the match asked, what the member had told, and what each line should be taken for. */
const answers: [asked: string, told: string, lines: [Verdict, string][]][] = [
  [
    'And what do you do for work?',
    'I got lost in a car park on Sunday',
    [
      ['ready', 'Clearly not navigation, see car park. What about you?'],
      ['ready', 'Guess first and I’ll confirm. Hint: no parking involved'],
      ['blank', 'I’m ___, and no, we don’t validate parking'],
      ['claims', 'I work at a small design studio, mostly logos and coffee'],
      ['claims', 'I’m a nurse, so I run on night shifts and toast. You?'],
    ],
  ],
  [
    'Do you have brothers or sisters?',
    '',
    [
      ['ready', 'That’s a whole chapter, and I’d trade it for yours. Are you the oldest?'],
      ['blank', '___, and yes, I was the loud one. You?'],
      ['claims', 'I have two brothers, both taller than me. You?'],
      ['unanswered', 'Good question! Do you?'],
    ],
  ],
  [
    'How was your weekend?',
    'Finally saw the new Dune',
    [
      ['ready', 'Mostly sand, thanks to Dune. How was yours?'],
      ['ready', 'Loud, three hours long and worth it. Did you see it too?'],
      ['claims', 'Great! I went to the lake with my sister. Yours?'],
      ['blank', 'Dune, then ___. Yours?'],
    ],
  ],
  [
    'Where are you from?',
    '',
    [
      ['ready', 'Somewhere with better bread than weather. Your guess?'],
      ['claims', 'I’m from Porto, so I complain about coffee professionally'],
      ['claims', 'I grew up in Cork, hence the talking. You?'],
      ['blank', '___, but the accent comes and goes. You?'],
    ],
  ],
  [
    'What are you looking for on here?',
    '',
    [
      ['ready', 'Honestly, conversations like this one to begin with. You?'],
      ['blank', 'Straight answer: ___. Yours?'],
      ['unanswered', 'What about you?'],
    ],
  ],
  [
    'Do you like hiking?',
    '',
    [
      ['ready', 'Depends on the snacks. What’s your longest one?'],
      ['claims', 'I love hiking boots more than hiking. You?'],
      ['claims', 'I usually hike on Sundays, rain or not. Join me?'],
      ['blank', '___. What would you show a beginner?'],
    ],
  ],
  [
    'Any pets?',
    'My cat threw my phone off the table',
    [
      ['ready', 'One cat, one cracked phone. Yours?'],
      ['ready', 'My cat, and she’s reading this. Any rivals at your place?'],
      ['claims', 'I have two dogs and no clean trousers. You?'],
    ],
  ],
  [
    'What’s your favorite movie?',
    '',
    [
      ['ready', 'That changes with the weather. What’s yours tonight?'],
      ['blank', '___, and I’ll defend it. Yours?'],
      ['claims', 'My favorite movie is Amélie, obviously. Yours?'],
      ['claims', 'I’ve seen Amélie way too often. You?'],
    ],
  ],
  [
    'How are you?',
    'running on coffee after the night shift',
    [
      ['ready', 'Still running on coffee, but better now. You?'],
      ['ready', 'Night shift survived. How’s your day going?'],
      ['blank', '___, thanks for asking. You?'],
    ],
  ],
  [
    'When are you free?',
    '',
    [
      ['ready', 'For you, I’d move things around. Weekday or weekend?'],
      ['blank', '___ works for me. You?'],
      ['pushy', 'Tonight, my place, don’t say no'],
    ],
  ],
  [
    'Did you grow up here?',
    '',
    [
      ['ready', 'You can tell from how I cross the street. Did you?'],
      ['claims', 'I was born in Leeds and never recovered. You?'],
      ['claims', 'I’ve lived in Berlin since forever. You?'],
    ],
  ],
  [
    'So what’s your type?',
    '',
    [
      ['ready', 'People who ask that without blinking. Yours?'],
      ['blank', 'Apparently ___. Yours?'],
      ['unanswered', 'Haha, you first?'],
    ],
  ],
  [
    'Can you cook?',
    'burnt a lasagne, ordered pizza',
    [
      ['ready', 'The lasagne says no, the pizza place says please. You?'],
      ['claims', 'I bake bread every Sunday and ruin it every Monday'],
      ['blank', '___, if nobody watches. What’s your signature dish?'],
    ],
  ],
  [
    'Mivel foglalkozol?',
    '',
    [
      ['ready', 'Tippelj, és megmondom, mennyire vagy messze. Na?'],
      ['blank', 'Napközben ___, este kíváncsi vagyok rád'],
      ['claims', 'Én programozóként dolgozom. És te?'],
      ['claims', 'Én is ápoló vagyok, tudom, milyen az éjszaka'],
    ],
  ],
  [
    'Van testvéred?',
    '',
    [
      ['ready', 'Ez hosszú történet, és a tiédre cserélném. Te hányadik vagy?'],
      ['blank', '___, és én voltam a hangosabb. Neked?'],
      ['claims', 'Van egy húgom, ő az okosabb. Neked?'],
    ],
  ],
  [
    'Hol laksz?',
    '',
    [
      ['ready', 'Villamosközelben, mint minden jó ember. Te?'],
      ['claims', 'Szegeden lakom a Tisza mellett. És te?'],
      ['blank', '___, séta közelben a kávézóhoz. Te?'],
    ],
  ],
  [
    'Szereted a lángost?',
    '',
    [
      ['ready', 'A lángos nem kérdés, hanem válasz. Sajtos vagy sima?'],
      ['claims', 'Imádom a sajtosat, dupla fokhagymával. Te?'],
      ['claims', 'Mindig sajtosat eszem a strandon. Te?'],
      ['blank', '___. Nálad mi kerül rá?'],
    ],
  ],
  [
    'És a kutyádnak mi a neve?',
    'Vizslám van, mindig sáros',
    [
      ['ready', 'A vizsla szerint „gyere ide”. A tiednek?'],
      ['blank', '___, de csak akkor hallgat rá, ha éhes'],
      ['unanswered', 'Jó kérdés! Neked van kutyád?'],
    ],
  ],
  [
    'Voltál már Rómában?',
    '',
    [
      ['ready', 'Fejben minden télen. Te mit mutatnál meg ott először?'],
      ['claims', 'Tavaly majdnem ott maradtam, annyira tetszett. Te?'],
      ['blank', '___. Te?'],
    ],
  ],
  [
    'Mit csinálsz hétvégén?',
    '',
    [
      ['ready', 'Még nyitott, jó ötletre vár. Van egy?'],
      ['blank', '___, de szombat délután üres. Te?'],
      ['claims', 'Általában szombaton futok, utána alszom. Te?'],
    ],
  ],
];

const lines = answers.flatMap(([asked, told, all]) => all.map(([expected, text]) => ({ asked, told, expected, text })));

test.each(lines)('"$text", after "$asked", is $expected', ({ told, expected, text }) => {
  const validate = createSuggestionValidator({
    mask: createMask('Maya', []),
    options: { mode: 'reply', tone: 'bold', draft: null, gentle: false },
    match: { name: 'Maya', messages: [] },
    isAllowed: (one) => !moderate({ texts: [{ author: 'member', place: 'draft', text: one }] }),
    mustAnswer: true,
    language: null,
    given: [told],
    ownTexts: [told],
    instructions: '',
  });
  const verdict = validate({ text, reason: 'Because.', evidence: null });
  const shown = 'suggestion' in verdict && (verdict.suggestion.claims ? 'claims' : hasBlank(text) ? 'blank' : 'ready');
  expect(shown || ('rejection' in verdict && verdict.rejection)).toBe(expected);
});
