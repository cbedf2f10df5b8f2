import { type Situation, sameInEveryTone } from '../situations.ts';

/** What people ask and tell of their days: family, music, places, sport, food, jokes. */
export const everydaySituations: Situation[] = [
  {
    when: 'asked',
    words:
      /\b(?:have|got|any|how many)\b.*\b(?:brothers?|sisters?|siblings?)\b|\bonly child\b|^\W*(?:brothers|siblings)\b/i,
    ready: [
      ['letGuess', 'I’d like to hear your guess first. Oldest, youngest, in the middle, or none at all?'],
      ['askBack', 'I’ll trade you, family for family. Who’s the loud one in yours?'],
    ],
    lines: {
      flirty: [
        ['tease', '___. And yours, what would they warn me about?'],
        ['wink', '___, which explains a few things. What would yours say about you?'],
      ],
      thoughtful: [
        ['askBack', '___. How about you, and who are you most like?'],
        ['story', '___. What was it like at your table growing up?'],
      ],
      bold: [
        ['guess', '___. You’re either the oldest or the one who got away with everything. Which?'],
        ['choice', '___. You and yours: best friends, or rivals for the remote?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\b(?:what|which|any|favou?rite)\b.*\b(?:music|bands?|songs?|singers?|playlist|listen(?:ing)? to)\b|\b(?:you|u) into any music\b/i,
    ready: [
      ['askBack', 'I’ll show you mine if you show me yours. What did you last have on repeat?'],
      ['wink', 'Test me: name one song, and you’ll get an honest verdict. Which one is it?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, at least when somebody’s listening. What do you only play when you’re alone?'],
        ['tease', '___. Now you, and no cool answers: what did you last sing along to?'],
      ],
      thoughtful: [
        ['story', 'Mostly ___. Which song takes you straight back somewhere?'],
        ['askBack', '___. What did you grow up with, and do you still listen to it?'],
      ],
      bold: [
        ['choice', '___. Concerts or headphones?'],
        ['plan', '___. One live gig together: who picks the band?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /\bhave (?:you|u) (?:ever |already )?been\b|\b(?:been there|ever been)\b/i,
    ready: [
      ['askBack', 'I’d rather hear your version first. What comes to mind when you think of it?'],
      ['plan', 'Be my guide for one message. What shouldn’t anybody miss there?'],
    ],
    lines: {
      flirty: [
        ['wink', '___. Where would you take me first?'],
        ['plan', '___. With the right company I’d pack tonight. What goes in the bag?'],
      ],
      thoughtful: [
        ['askBack', '___. What do you like best about it?'],
        ['story', '___. Is there a corner of it you’d go back to?'],
      ],
      bold: [
        ['choice', '___. A day there: a plan for every hour, or getting lost on purpose?'],
        ['tease', '___. Convince me in one sentence. What’s so good about it?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /\bhave (?:you|u) (?:ever |already )?(?:seen|watched|read|heard)\b/i,
    ready: [
      ['askBack', 'Your verdict first, then mine. Worth an evening?'],
      ['wink', 'No spoilers either way. Should I be jealous of those who have?'],
    ],
    lines: {
      flirty: [
        ['tease', '___. Is that a problem, or a reason to sit next to each other?'],
        ['plan', '___. Would you mind company for a second time?'],
      ],
      thoughtful: [
        ['askBack', '___. What stayed with you?'],
        ['story', '___. How did you come across it?'],
      ],
      bold: [
        ['choice', '___. Your verdict in one word?'],
        ['tease', '___. Convince me in one sentence. What’s so good about it?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\bhow(?:['’]?s| is) (?:your|ur|the) (?:day|morning|afternoon|evening|night|week|weekend)(?: (?:going|been|so far|treating (?:you|u)))?\b/i,
    ready: [
      ['wink', 'Better now that you’ve asked. What’s still ahead of you?'],
      ['askBack', 'Looking up, as of this message. How’s yours, honestly?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, but it’s looking up now. How about yours?'],
        ['tease', '___. I’m hoping yours is the better story. Is it?'],
      ],
      thoughtful: [
        ['honest', '___ so far. What has yours been like?'],
        ['care', '___, thanks for asking. Does yours get calmer from here?'],
      ],
      bold: [
        ['choice', '___. Yours, from one to ten?'],
        ['plan', '___, with room for improvement. What are you doing later?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /\bwhat did (?:you|u) (?:do|get up to|end up doing)\b/i,
    ready: [
      ['askBack', 'You’ll get mine for one more detail of yours. What was the best hour?'],
      ['letGuess', 'I’ll let you guess. Sofa, fresh air, or something I should have slept off?'],
    ],
    lines: {
      flirty: [
        ['wink', '___. It could have used better company. What was your best moment?'],
        ['tease', '___. Which of us won, you or me?'],
      ],
      thoughtful: [
        ['honest', '___. What did you like best about yours?'],
        ['story', '___. What will you remember of yours?'],
      ],
      bold: [
        ['choice', '___. Yours: again tomorrow, or once is enough?'],
        ['plan', '___. Next time we could compare on the spot. Are you in?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\b(?:can|do) (?:you|u) (?:like to |actually |even |ever )?(?:cook|bake)\b|\b(?:you|u) a good cook\b|\bwhat (?:do|can) (?:you|u) cook\b/i,
    ready: [
      ['plan', 'There’s only one way to find out. Which dish would you test me with?'],
      ['askBack', 'You’d have to be the judge of that. What would you order?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, and I take requests from people I like. What’s yours?'],
        ['tease', '___. Do you help, or do you lean on the counter and comment?'],
      ],
      thoughtful: [
        ['story', '___. Who taught you?'],
        ['askBack', '___. What do you make when it’s only for you?'],
      ],
      bold: [
        ['plan', '___. A cook-off, you and me. Who’s the jury?'],
        ['choice', '___. By the recipe, or by feel?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\b(?:do|play|into|like|any|what) (?:any |much |for )?(?:sports?|exercise)\b|\b(?:you|u) (?:work out|run much|go to the gym|exercise)\b/i,
    ready: [
      ['wink', 'Depends what counts. Does running for the bus?'],
      ['askBack', 'I’ll answer right after you. What gets you off the sofa when it rains?'],
    ],
    lines: {
      flirty: [
        ['tease', '___. Would you let me win?'],
        ['wink', '___, mostly for the snacks afterwards. And you?'],
      ],
      thoughtful: [
        ['askBack', '___. What do you do to clear your head?'],
        ['story', '___. How did you get into yours?'],
      ],
      bold: [
        ['plan', '___. Table tennis, loser buys the drinks. Are you in?'],
        ['choice', '___. Are you a bad loser or an unbearable winner?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\bwhat do (?:you|u) call an?\b|\bwhy (?:did|do|does|don['’]?t) (?:the|an?) \p{L}+|\bknock,? knock\b|\bwant to hear a (?:bad )?joke\b/iu,
    ready: [
      ['wink', 'I give up, and I’m already worried. Why?'],
      ['tease', 'I can feel a terrible answer coming. Go on?'],
    ],
    lines: sameInEveryTone([
      ['guess', '___? Tell me I’m close.'],
      ['tease', '___. And don’t you dare say it’s something worse. Well?'],
      ['wink', 'My guess is ___. How far off am I?'],
    ]),
  },
  {
    when: 'told',
    words:
      /\bwhy did the \p{L}+|\bwhat do (?:you|u) call an?\b|\bknock,? knock\b|\b(?:here['’]?s|that was|my) (?:an? |the )?(?:\p{L}+ )?(?:joke|pun)\b|\bpun intended\b|^(?=.*\bbecause\b).*\b(?:ok(?:ay)?|now)? ?your turn\W*$/iu,
    reactions: ['I laughed, and I’m not proud of it.'],
    lines: {
      flirty: [
        ['tease', 'That was terrible, and I laughed. Is there more where that came from?'],
        ['wink', 'I need a day to come up with a comeback. Can you wait?'],
        ['tease', 'Do you practice these, or are you just born with it?'],
      ],
      thoughtful: [
        ['detail', 'Okay, that one got a smile. Who do you usually test them on?'],
        ['story', 'Bad jokes are a talent. Who did you get it from?'],
        ['choice', 'Do you laugh at your own jokes before the punchline, or after?'],
      ],
      bold: [
        ['choice', 'A solid seven. What’s your ten?'],
        ['plan', 'I can beat that, but only in person. Are you brave enough?'],
        ['tease', 'You’ve told that one before. What’s the success rate?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /\bburn(?:t|ed|ing) (?:the |my |our |it|some )?(?:\p{L}+ )?(?:toast|dinner|lunch|breakfast|rice|pasta|cake|bread|cookies|food|pan|pizza|lasagn[ae]|onions?|garlic|bottom|sauce|eggs?)\b|\bset off the smoke alarm\b/iu,
    reactions: ['Oh no, the pan.'],
    lines: {
      flirty: [
        ['wink', 'Burnt is just crispy with confidence. Can any of it be saved?'],
        ['tease', 'Should I cheer you on, or order the pizza?'],
      ],
      thoughtful: [
        ['care', 'Oh no. What’s the plan B?'],
        ['story', 'It happens to the best. What was it going to be?'],
      ],
      bold: [
        ['choice', 'On a scale from “crispy” to “smoke alarm”?'],
        ['detail', 'Be honest: are you eating it anyway?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /\b(?:cooking|baking|making|kneading|frying|roasting)\b(?=.*\b(?:from scratch|recipe|for (?:dinner|lunch|breakfast|tonight)|dough|oven|kitchen|first time)\b)(?: (?:an?|some|the|my))?(?: (?<dish>\p{Ll}{3,}(?: \p{Ll}{3,})?)(?= from| for| with| in| tonight| again|[.,!]|$))?|\b(?:cooking|baking)(?: (?:an?|some|the|my))? (?!up\b|show\b|class\b)\p{Ll}{3,}(?= from| for| with| in| tonight| again|[.,!]|$)/iu,
    reactions: ['Now I’m hungry.'],
    lines: {
      flirty: [
        ['wink', 'And when should I happen to walk past?'],
        ['tease', '{dish}? Do you need somebody to taste it? I’m very thorough.'],
        ['choice', 'Chef with a plan, or flour on the ceiling?'],
      ],
      thoughtful: [
        ['detail', 'How’s the {dish} looking so far?'],
        ['story', 'Is there a story behind the recipe, or did you just get curious?'],
        ['care', 'Good luck! What’s the tricky part?'],
      ],
      bold: [
        ['choice', 'By the recipe, or by feel?'],
        ['tease', 'I want the honest verdict on the {dish} afterwards. Out of ten?'],
        ['plan', 'If the recipe works, will you tell me its secret?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /\b(?:sign(?:ed|ing) up|train(?:ing)?|regist\p{L}+|running|run|entered)\b.{0,20}\b(?:marathon|10 ?k|5 ?k|triathlon|race|fun run)\b/iu,
    reactions: ['Respect.'],
    lines: {
      flirty: [
        ['wink', 'I’ll stand at the finish with a sign. What should it say?'],
        ['tease', 'Who talked you into it, and are you still speaking to them?'],
        ['plan', 'Holding the snacks is a job too. Is there still a place on your team?'],
      ],
      thoughtful: [
        ['story', 'What made you sign up?'],
        ['choice', 'What’s harder: the running, or getting out of the door?'],
        ['detail', 'How is the training going so far?'],
      ],
      bold: [
        ['choice', 'A time in mind, or just arrive and find food?'],
        ['plan', 'The finish line deserves a drink. What’s it going to be?'],
        ['detail', 'Which song gets you over the last bit?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(?<one>\p{Ll}{3,}) or (?<other>(?!not\b|so\b|something\b|anything\b|what\b)\p{Ll}{3,})\W*$/iu,
    ready: [
      ['tease', 'I know what I’d say, but yours comes first. {one} or {other}?'],
      ['wink', 'It sounds like there’s a wrong answer. Is there?'],
    ],
    lines: sameInEveryTone([
      ['askBack', '___, no hesitation. And you?'],
      ['letGuess', '___. What does that tell you about me?'],
      ['choice', '___, with exceptions for good company. Yours?'],
    ]),
  },
  {
    when: 'told',
    words:
      /^(?!.*\b(?:raise|promot\p{L}*|thank\p{L}*|nice|great|best|lovely|kind|birthday|leaving)\b).*\b(?:my|the|our) (?:boss|manager|supervisor)\b/iu,
    reactions: ['That sounds annoying.'],
    lines: {
      flirty: [
        ['wink', 'Who do I have to have a word with?'],
        ['tease', 'And how close were you to saying what you really think?'],
      ],
      thoughtful: [
        ['care', 'That sounds annoying. How did you take it?'],
        ['choice', 'Is it always like that, or just a bad week?'],
      ],
      bold: [
        ['choice', 'From “sigh” to “updating my CV”: how bad is it?'],
        ['plan', 'That calls for a drink once you’re out of there. When are you off?'],
      ],
    },
  },
  {
    when: 'told',
    words: /\b(?:[Gg]oing|[Ff]lying|[Oo]ff|[Hh]eading|[Tt]rip) to (?<place>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u,
    reactions: ['{place}, I’m jealous.'],
    lines: {
      flirty: [
        ['wink', '{place}? I’ll be waiting for a postcard. What goes into the bag first?'],
        ['tease', 'How strict is the luggage limit? I fold well.'],
      ],
      thoughtful: [
        ['detail', 'What are you looking forward to most in {place}?'],
        ['story', 'How did you pick {place}?'],
      ],
      bold: [
        ['choice', '{place}: a plan for every hour, or see what happens?'],
        ['detail', 'First thing you’ll do when you get there?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /\b(?:cat|dog|puppy|kitten|kid|niece|nephew)\b.{0,30}\b(?:knock(?:s|ed)?|ate|eaten|chew(?:s|ed)|spill(?:s|ed)|broke|destroyed|stole|threw|peed|puked)\b/iu,
    reactions: ['Oh no.'],
    lines: {
      flirty: [
        ['tease', 'And who apologized, you or the culprit?'],
        ['wink', 'I’m on the culprit’s side until I’ve heard the whole story. What happened?'],
      ],
      thoughtful: [
        ['care', 'Oh no. How bad is the damage?'],
        ['story', 'Is that a first, or a regular thing?'],
      ],
      bold: [
        ['choice', 'Guilty face, or no regrets at all?'],
        ['tease', 'Who’s really in charge at your place?'],
      ],
    },
  },
];

/** What a message names, to be said back; no person, and nothing that many messages name. */
export const namedThing: Situation = {
  when: 'told',
  vague: true,
  words:
    /\b(?:my|an?|this|learning|watching|reading|building|painting|playing|bought|buying|started|joined|tried|trying|ordered|adopted) (?:new |first |old |own )?(?<thing>(?!(?:new|first|old|own|to|out|on|it|up|for|my|the|an?|be|get)\b)\p{Ll}{3,}(?: \p{Ll}{4,})?)(?<!\b(?:bit|lot|day|days|week|weeks|weekend|time|times|thing|things|way|few|couple|while|one|good|nice|best|mood|hurry|second|minute|minutes|moment|year|years|month|months|night|morning|evening|kind|sort|friends?|guy|girl|man|woman|person|people|idea|mess|life|house|home|flat|place|room|birthday|head|mind|turn|love|luck|name|age|mum|mom|dad|parents|family|brother|sister|son|daughter|kids?|boss|ex|husband|wife|baby|gran|nan|grandma|grandpa|aunt|uncle|cousins?|grandparents|grandmother|grandfather|mother|father|flatmates?|roommates?|neighbou?rs?|landlord|teacher|coach|team|colleagues?|boyfriend|girlfriend|partner|work|job|really|just|again|never|always|lately|something|anything|nothing))(?= (?:in|on|at|with|for|from|by|and|but|because|that|which|is|was|it|i|today|tonight|tomorrow|yesterday|last|this|next)\b|[.,!…:;)]|\s*$)/u,
  lines: {
    flirty: [
      ['detail', 'You can’t just mention the {thing} and leave it there. What happened?'],
      ['wink', 'Now I need to know more about the {thing}. Where do we start?'],
      ['choice', 'So, the {thing}: worth it?'],
    ],
    thoughtful: [
      ['story', 'I’d like to hear more about the {thing}. What’s the story?'],
      ['detail', 'What surprised you most about the {thing}?'],
      ['askBack', 'What’s the best thing about the {thing}?'],
    ],
    bold: [
      ['story', 'Wait, the {thing}. What’s the story there?'],
      ['choice', 'The {thing}: good idea, or just a good story?'],
      ['plan', 'Tell me about the {thing} over a drink. Deal?'],
    ],
  },
};
