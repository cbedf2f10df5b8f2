import { type Situation, sameInEveryTone } from '../situations.ts';

const timeLines: Situation['lines'] = {
  flirty: [
    ['wink', '___, and I’ll try not to be early. Does that suit you?'],
    ['tease', 'From ___. That leaves you just enough time to get curious. Deal?'],
    ['choice', '___ or ___. Which one gets me the longer evening?'],
  ],
  thoughtful: [
    ['honest', 'Any time after ___ works for me. What’s easiest for you?'],
    ['choice', 'I can do ___ or ___. Which fits your day better?'],
    ['care', '___ would be good, so that neither of us has to rush. Does that suit you?'],
  ],
  bold: [
    ['plan', '___. I’ll be there. Does that work?'],
    ['choice', 'Let’s say ___. Too early, too late or just right?'],
    ['honest', '___, and I’m on time. Can you beat that?'],
  ],
};

/** About a meeting: when, not this time, or not at all. */
export const meetingSituations: Situation[] = [
  {
    when: 'told',
    serious: true,
    words:
      /\b(?:(?:not|isn['’]?t|aren['’]?t) (?:quite |really )?ready (?:to|for)|too (?:soon|fast) (?:for me|to meet)|take (?:it|things) slow|(?:get to know|talk|chat)\b.{0,30}\b(?:first|before (?:we )?meet)|(?:don['’]?t|do not|rather not)\b.{0,20}\b(?:meet|go out)\b.{0,30}\b(?:yet|tonight|today|tomorrow|this week|this weekend))/iu,
    lines: sameInEveryTone([
      ['respect', 'No rush at all, I’m happy to keep talking here. What would you like to know first?'],
      ['respect', 'That makes sense, no pressure from me. How’s your day been?'],
      ['respect', 'Fair enough, we’ll go at your pace. What do you like talking about most?'],
      ['respect', 'Of course. Just say when it feels right, and until then: what made you smile this week?'],
      ['respect', 'Thanks for saying so. Then let’s get to know each other here. Where shall we start?'],
    ]),
  },
  {
    when: 'told',
    serious: true,
    words:
      /\b(?:rather not|(?:don(?:['’]?)t|do not)(?: \p{L}+)? (?:want|wanna)(?: to)?|(?:don(?:['’]?)t|do not) think (?:we|i) should|not (?:comfortable|ready|keen|looking) (?:to|on|with)) (?:meet|go out|go on (?:a )?dates?|see (?:you|u|each other))|\bi(?:['’]?ve)? met some(?:one|body)\b|\bseeing some(?:one|body)(?: else)?\b|\b(?:not feeling|don['’]?t feel|didn['’]?t feel) (?:it|this|a (?:spark|connection)|any (?:spark|connection))\b|\bnot (?:a|the right) (?:match|fit) for\b/iu,
    lines: sameInEveryTone([
      ['respect', 'Thanks for telling me straight, I appreciate it. I wish you all the best on here.'],
      ['respect', 'That’s completely fine, and thank you for being kind about it. Take care!'],
      ['respect', 'Understood, no hard feelings. It was nice talking to you.'],
      ['respect', 'Got it, thanks for being honest with me. All the best!'],
      ['respect', 'No explanation needed. I enjoyed our chat, take care of yourself.'],
    ]),
  },
  {
    when: 'told',
    words:
      /\b(?:have to|need to|gotta|got to|must) (?:cancel|reschedule)\b|\bcan(?:['’]?)t make it\b|\brain ?check\b|\bcancel(?:l?ing)? (?:on you|tonight|today|tomorrow|our|our date)\b|\bwon(?:['’]?)t (?:be able to )?make it\b/i,
    lines: {
      flirty: [
        ['plan', 'Forgiven, no excuse needed. Same plan, another night?'],
        ['wink', 'Being cancelled on so nicely almost doesn’t count. Which evening do I get instead?'],
        ['care', 'All good, I hope it gets easier from here. Can we try again later this week?'],
      ],
      thoughtful: [
        ['care', 'No worries at all, thanks for telling me. I hope it works out. Shall we pick another day?'],
        ['honest', 'Don’t give it a second thought. I’d still like to see you. When would be calmer for you?'],
        ['choice', 'These things happen. Is later this week better, or next week?'],
      ],
      bold: [
        ['plan', 'No problem. Name a new day and I’ll be there. Which one?'],
        ['honest', 'Thanks for saying it straight. I still want to meet you. When are you free next?'],
        ['choice', 'All good. Later this week, or next?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\b(?:which|what) day (?:works?|suits?|is|are|were|shall|should)\b|^(?!.*\b(?:today|tonight|tomorrow|this (?:evening|afternoon|morning)|\p{L}+day)\b).*\bwhen (?:works?|suits?|is good|(?:are|r|would|will|can|could) (?:you|u) (?:be )?(?:free|available|around)|(?:can|could|should|shall|do) we meet)\b/iu,
    ready: [
      ['choice', 'Thursday would be lovely. Or is the weekend easier for you?'],
      ['askBack', 'Happy to fit around you. A weekday evening, or the weekend?'],
    ],
    lines: timeLines,
  },
  {
    when: 'asked',
    words:
      /\b(?:what time|when)\b.{0,40}\b(?:and|also)(?: \p{L}+)? (?:i|we)\b.{0,15}\b(?:book|reserve|get a table)\b|\b(?:should|shall|do) (?:i|we)\b.{0,15}\b(?:book|reserve|get a table)\b.{0,20}\b(?:and|also)\b.{0,10}\b(?:what time|when)\b/iu,
    ready: [
      ['choice', 'Seven would be perfect, and yes, please book. Or is that too early for you?'],
      ['askBack', 'Booking sounds good, thank you. For the time I’m happy to fit around you. Early or late?'],
    ],
    lines: sameInEveryTone([
      ['plan', '___, and yes please, book us a table. Does that time suit you?'],
      ['choice', '___ or ___, and booking can’t hurt. Which one is easier to get?'],
      ['honest', 'Any time after ___. No need to book for me, but I won’t stop you. What do you think?'],
      ['care', 'Let’s say ___. Book whatever is easy, or shall I do it?'],
    ]),
  },
  {
    when: 'asked',
    words:
      /\bwhat time(?: (?:works?|suits?|is|are|should|shall|do we|can (?:you|u)|were you|and|then|tomorrow|tonight|today)\b|\s*\?)|\bwhen (?:works?|suits?|is good|(?:are|r|would|will|can|could) (?:you|u) (?:be )?(?:free|available|around)|(?:can|could|should|shall|do) we meet)\b/i,
    ready: [
      ['choice', 'Seven would be perfect. Or is that too early for you?'],
      ['askBack', 'Happy to fit around you. Early evening, or a bit later?'],
    ],
    lines: timeLines,
  },
  {
    when: 'asked',
    words: /\b(?:are|r|will) (?:you|u) (?:be )?(?:working|off|around|home|busy|in town)\b/i,
    ready: [
      ['tease', 'That sounds like the first half of a plan. What’s the second half?'],
      ['wink', 'Depends on the offer. What do you have in mind?'],
    ],
    lines: sameInEveryTone([
      ['askBack', '___ until ___, and free after that. Why do you ask?'],
      ['honest', '___. And what does your day look like?'],
      ['plan', '___, but I’d make time for a good idea. Do you have one?'],
    ]),
  },
];
