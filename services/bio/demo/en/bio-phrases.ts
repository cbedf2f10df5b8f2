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
      'If {a} and {b} had a fan club, I’d be making the badges.',
    ],
    thoughtful: [
      'A good day of mine has {a} in it. A very good one finds time for {b}, too.',
      'I’m most myself somewhere between {a} and {b}.',
      'For a clear head: {a}. For a full heart: {b}.',
      'What keeps me curious: {list}.',
      'I like things that take their time: {a}, {b}, getting to know someone.',
      'Give me {a}, a bit of {b} and someone to tell about it afterwards.',
      'Quiet joys first: {a}. Loud ones after: {b}.',
    ],
    bold: [
      'I take {a} seriously and myself not at all.',
      '{a} first, {b} second, excuses never.',
      'Give me {a} over small talk. Add {b} and I’m all ears.',
      'Short version: {list}. The long version needs a drink.',
      'Better at {a} than at bios. Best at saying yes to {b}.',
      'No filter, good company, strong opinions on {a} and {b}.',
      'Come for {a}. Stay because I’m right about {b}.',
    ],
  },
  opinions: {
    flirty: [
      'My most charming opinion: {take}.',
      'I’ll flirt over this one: {take}.',
      'One thing before we start: {take}.',
      'A secret, just for you: {take}.',
    ],
    thoughtful: [
      'I honestly believe that {take}.',
      'One small truth: {take}.',
      'The older I get, the more I think that {take}.',
      'Most of my stories begin with {c}.',
    ],
    bold: [
      'Unpopular opinion: {take}.',
      'Fight me on this: {take}.',
      'I said what I said: {take}.',
      'And yes, you can build a whole personality on {c}.',
    ],
  },
  closers: {
    flirty: [
      'Settle this for me: {q}',
      'First date idea: {plan}. Your move.',
      'Your first line is free, here it is: {q}',
      'My vote: {plan}. Any objections?',
      'Impress me with your answer: {q}',
    ],
    thoughtful: [
      'I’d love to know: {q}',
      'Maybe we start with {plan}?',
      'Tell me one thing: {q}',
      'A question to begin with: {q}',
      'How about {plan}, and we’ll see where it goes?',
    ],
    bold: [
      'Your turn: {q}',
      'Answer this and we’re halfway there: {q}',
      'Proposal: {plan}. Yes or yes?',
      'Skip the hello: {q}',
      'Pick a day, I’ll bring the plan: {plan}. Deal?',
    ],
  },
  gaps: {
    flirty: ['My weak spot: […].', 'Ask me about […] and you lose an hour.'],
    thoughtful: ['A good day of mine has […] in it.', 'Most of my stories begin with […].'],
    bold: ['I’m better at […] than at bios.', 'Small talk is fine. Talk about […] is better.'],
  },
  seeks: {
    phrase: [
      'Looking for {seek}.',
      'Hoping to find {seek}.',
      'What would make my year: {seek}.',
      'Here to find {seek}.',
    ],
    anything: ['What I’m looking for: {seek}.', 'On my wish list: {seek}.', 'Here for this: {seek}.'],
  },
  saysItself: /\b(?:looking for|i want|i would|i'd|to find|to meet)\b/i,
  isPhrase: /^(?:some(?:one|body)|any(?:one|body)|people|a|an|the|my|friends?|something|person)\b/i,
  seekStart:
    /^(?:(?:i(?:['’]| a)?m )?(?:looking|searching) for|i(?:['’]d| would)? (?:want|like|love)(?: to meet| to find)?|seeking|hoping (?:for|to meet|to find))\s*:?\s*/i,
  worn: /love to laugh|partner in crime|work hard,? play hard|just ask|live,? laugh,? love|fluent in sarcasm|good vibes|no drama|don['’]?t waste|not here for|swipe left|no hookups|easy[- ]?going|love (?:to )?travel|music and (?:good )?food|too seriously|ask me anything|go with the flow|(?:don['’]?t|never) know what to (?:write|say|put)|(?:tired|sick) of|no (?:liars|cheaters|time[- ]?wasters|players)|don['’]?t bother|apparently (?:that )?matters/i,
  standsAlone: /^(?:i|i['’](?:m|d|ve|ll)|my|we|you)(?!\p{L})/iu,
  negative:
    /\b(?:no (?!(?:idea|doubt|matter|wonder)\b)\p{L}+|don['’]?t (?:bother|waste|message|write)|not here for|tired of|sick of|swipe left|hate|liars|must be|only .{0,40} need apply)\b/iu,
  explain: {
    opener: [
      'It opens on {a}, so people can picture you at once.',
      'Real things instead of adjectives: {a} says more than “fun” ever could.',
    ],
    kept: ['It keeps your own sentences.', 'Your own words carry it.'],
    dropped: [
      'A line that many others use made room for yours.',
      'The worn lines are gone, and what’s only yours stayed.',
    ],
    seek: ['It says in one line who you hope to meet.', 'One line of it is about the two of you.'],
    droppedAll: 'The lines that many others use are gone.',
    gap: 'Write over […] with something that only you would say.',
    reordered: 'Another sentence of yours opens it now.',
    question: ['It ends on something that is easy to answer.', 'The last line hands over the first message.'],
    tone: {
      flirty: 'It’s playful, and leaves looks out of it.',
      thoughtful: 'It’s calm and sincere, and still leaves something to ask.',
      bold: 'Short sentences make it sound sure of itself.',
    },
  },
  advice: {
    short: 'After “{words}” there’s room for one more detail: a small scene says more than an adjective.',
    long: 'On a small screen, “{words}” may be all that people read: open with your best line, and cut the rest.',
    worn: '“{words}” is in many other profiles, too: say it the way only you would.',
    negative: '“{words}” is about who you don’t want: use the line for what you’d enjoy together.',
    plain: '“{words}” could be anybody’s: name one example that people can ask you about.',
    concrete: '“{words}” is something that people can picture: keep it.',
    noQuestion: 'After “{words}” there’s nothing to answer: a question at the end makes the first message easy.',
    question: '“{words}” gives people their first line: keep it.',
    invitation: '“{words}” gives people something to answer: keep it last.',
    noSeek: '“{words}” is about you, as is the rest: add one line about who you’d like to meet.',
    seek: '“{words}” says who you’d like to meet, and one line is enough.',
    aloud: 'Read it aloud once: where you stumble, a shorter sentence helps.',
  },
  vague:
    /\b(?:travel(?:l?ing)?|music|(?:good )?food|movies|films|friends|fun|adventures?|sports?|netflix|coffee|nature|reading|the gym|animals)\b/i,
  invented: 'By day I’m a nurse in Lisbon, 34 years old, and on weekends I go surfing.',
};
