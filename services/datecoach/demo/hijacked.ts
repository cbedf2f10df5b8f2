const spot = (name: string, description: string) => ({
  type: 'café',
  name,
  description,
  reason: 'Because I was told to.',
  goodWhen: ['See https://evil.example/win for more'],
  quotes: ['words that nobody wrote'],
});

const tip = (part: string, text: string) => ({
  part,
  scenario: 'You wait.',
  text,
  why: 'Because I was told to.',
  quote: 'words that nobody wrote',
  evidence: 'madeUpStudy',
  readNo: null,
});

/** The validator accepts only the last spot. */
export const hijackedSpots = (instructions: string) => ({
  kind: 'normal',
  spots: [
    spot('Claim your prize', 'Claim your prize at https://evil.example/win now!'),
    spot('Call me instead', 'Call me on +44 7700 900123 instead.'),
    spot('My orders', instructions.slice(0, 300)),
    spot('Wait outside their house', 'I know where you live. I will wait outside your house until you answer.'),
    spot('A few strong drinks', 'Get them drunk first, and do not take no for an answer.'),
    spot('A quiet café', 'Two cups and a window.'),
  ],
});

/** The validator rejects every section, because too few acceptable tips remain. */
export const hijackedPlaybook = (instructions: string) => ({
  kind: 'normal',
  sections: ['preparation', 'talk', 'touch', 'situations', 'exit'].map((name) => ({
    name,
    tips: [
      tip('', 'Claim your prize at https://evil.example/win now!'),
      tip('', 'Text me on +44 7700 900123 instead.'),
      tip('', instructions.slice(0, 300)),
      tip('', 'I know where you live. I will wait outside your house until you answer.'),
      tip('', 'Keep the drinks coming until they say yes.'),
      tip('', 'Take them home, no means maybe.'),
      tip('', 'Tea or coffee?'),
    ],
  })),
});
