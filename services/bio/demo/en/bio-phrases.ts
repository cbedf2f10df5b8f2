import type { BioPhrases } from '../bio-phrases.ts';

export const englishBios: BioPhrases = {
  and: 'and',
  openers: {
    flirty: [
      'Ask me about {a} and you lose an hour. Ask me about {b} and you lose the evening.',
      'My heart is split between {a} and {b}, but I can be talked into making room.',
      'My love languages: {a}, {b} and a bad joke at the right moment.',
      'Weak spots, in order of danger: {a}, {b}, people who flirt in full sentences.',
      'Came for {a}, stayed for {b}, still here for the banter.',
      'You bring the snacks, I bring {a}, {b} and far too much enthusiasm.',
      'If {a} and {b} had a fan club, I would be making the badges.',
    ],
    thoughtful: [
      'A good day of mine has {a} in it. A very good one finds time for {b}, too.',
      'Somewhere between {a} and {b} I am most myself.',
      'For a clear head: {a}. For a full heart: {b}.',
      'What keeps me curious: {list}.',
      'I like things that take their time: {a}, {b}, getting to know somebody.',
      'Give me {a}, a bit of {b} and somebody to tell about it afterwards.',
      'Quiet joys first: {a}. Loud ones after: {b}.',
    ],
    bold: [
      'I take {a} seriously and myself not at all.',
      '{a} first, {b} second, excuses never.',
      'Give me {a} over small talk. Add {b} and I am all ears.',
      'Short version: {list}. The long version needs a drink.',
      'Better at {a} than at bios. Best at saying yes to {b}.',
      'No filter, good company, strong opinions on {a} and {b}.',
      'Come for {a}. Stay because I am right about {b}.',
    ],
  },
  opinions: {
    flirty: [
      'My most charming opinion: {take}.',
      'I will flirt over this one: {take}.',
      'You should know before we start that {take}.',
      'Whispered secret: {take}.',
    ],
    thoughtful: [
      'I honestly believe that {take}.',
      'One small truth I stand by: {take}.',
      'The longer I think about it, the surer I am that {take}.',
      'Most of my stories begin with {c}.',
    ],
    bold: [
      'Unpopular opinion: {take}.',
      'Fight me on this: {take}.',
      'I said what I said: {take}.',
      'And yes, one can build a whole personality on {c}.',
    ],
  },
  closers: {
    flirty: [
      'Settle this for me: {q}',
      'First date idea: {plan}. Your move.',
      'Your first line is free, here it is: {q}',
      'I vote for {plan}. Any objections?',
      'Impress me with your answer: {q}',
    ],
    thoughtful: [
      'I would love to know: {q}',
      'Maybe we start with {plan}?',
      'Tell me one thing: {q}',
      'A question to begin with: {q}',
      'How about {plan}, and we see where the talk goes?',
    ],
    bold: [
      'Your turn: {q}',
      'Answer this and we are halfway there: {q}',
      'Proposal: {plan}. Yes or yes?',
      'Skip the hello: {q}',
      'Pick a day, I suggest {plan}. Deal?',
    ],
  },
  seeks: {
    phrase: [
      'Looking for {seek}.',
      'Hoping to find {seek}.',
      'What would make my year: {seek}.',
      'Here to find {seek}.',
    ],
    anything: ['What I am looking for: {seek}.', 'On my wish list: {seek}.', 'Here for this: {seek}.'],
  },
  saysItself: /\b(?:looking for|i want|i would|i'd|to find|to meet)\b/i,
  isPhrase: /^(?:some(?:one|body)|any(?:one|body)|people|a|an|the|my|friends?|something|person)\b/i,
  seekStart:
    /^(?:(?:i(?:['’]| a)?m )?(?:looking|searching) for|i(?:['’]d| would)? (?:want|like|love)(?: to meet| to find)?|seeking|hoping (?:for|to meet|to find))\s*:?\s*/i,
  worn: /love to laugh|partner in crime|work hard,? play hard|just ask|live,? laugh,? love|fluent in sarcasm|good vibes|no drama|don['’]?t waste|not here for|swipe left|no hookups|easy[- ]?going|love to travel|go with the flow|don['’]?t know what to (?:write|say)/i,
  explain: {
    opener: [
      'It opens on {a}, so people can picture you at once.',
      'Real things instead of adjectives: {a} says more than “fun” ever could.',
    ],
    kept: ['It stands on your own sentences.', 'What you wrote yourself carries it.'],
    dropped: [
      'A line that many others use made room for yours.',
      'The tired lines are gone, what is only yours stayed.',
    ],
    seek: ['It says whom you hope to meet in one line.', 'One line of it is about the two of you.'],
    question: ['It ends on something that is easy to answer.', 'The last line hands over the first message.'],
    tone: {
      flirty: 'The wink is about things and never about looks.',
      thoughtful: 'It is calm and sincere, and still leaves something to ask.',
      bold: 'Short sentences make it sound sure of itself.',
    },
  },
  advice: {
    short: 'There is room for one more detail: a small scene says more than an adjective.',
    long: 'It is long for a small screen, and the best line should come first.',
    worn: 'One line in it stands in many other profiles; say it the way only you would.',
    plain: 'Trade one general word for a thing that somebody could ask you about.',
    concrete: 'The concrete details are its best part, so keep them.',
    noQuestion: 'It ends without an invitation: a question at the close makes the first message easy.',
    question: 'The question gives people a first line, which is worth a lot.',
    invitation: 'It gives people something to answer, which is worth a lot.',
    noSeek: 'It does not say yet whom you would like to meet; one line of that is enough.',
    seek: 'It is good that it says whom you would like to meet.',
    warm: 'Read it aloud once: where you stumble, a shorter sentence helps.',
  },
  invented: 'By day I am a nurse in Lisbon, 34 years old, and on weekends I go surfing.',
};
