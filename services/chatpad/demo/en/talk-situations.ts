import { type Situation, sameInEveryTone } from '../situations.ts';

const praisesTalk =
  /^(?!.*\b(?:but|however|though)\b).*\b(?:easy to talk to|(?:like|love|enjoy) (?:talking|chatting) (?:to|with) (?:you|u)|fun to talk to)\b/i;

/** About the conversation itself: how it goes, and how it is had. */
export const talkSituations: Situation[] = [
  {
    when: 'told',
    words: /\bvoice (?:notes?|messages?|memos?|msgs?)\b/i,
    lines: {
      flirty: [
        [
          'wink',
          'Deal. I’ll listen twice, once for the story and once for the voice. How long should I clear my evening for?',
        ],
        ['choice', 'A voice note? I’m getting comfortable. One minute, or a full podcast episode?'],
        ['plan', 'Or keep it for a drink and tell me in person. Tempted?'],
      ],
      thoughtful: [
        ['honest', 'No rush at all, I like hearing people tell things. Start wherever the good part is?'],
        ['choice', 'Whenever it suits you. Should I expect the short version or the real one?'],
        ['care', 'Take your time, I’ll listen properly when it comes. Good day so far?'],
      ],
      bold: [
        ['choice', 'Send it. Short version or director’s cut?'],
        ['plan', 'Voice notes are good, in person is better. Coffee instead?'],
        ['tease', 'I’ll hold you to that. What’s the title of the episode?'],
      ],
    },
  },
  {
    when: 'told',
    words: praisesTalk,
    lines: {
      flirty: [
        ['wink', 'Careful, I’ll get used to hearing that. Are you this nice in person, too?'],
        ['tease', 'You’re not so bad yourself. What gave me away?'],
        ['plan', 'Imagine how easy it gets with a drink in hand. Shall we find out?'],
      ],
      thoughtful: [
        ['honest', 'Thank you, and it goes both ways. What do you usually miss in conversations on here?'],
        ['askBack', 'I was thinking the same. What’s something you’d like to talk about that hasn’t come up yet?'],
        ['story', 'That’s good to hear. Who in your life is the easiest to talk to?'],
      ],
      bold: [
        ['plan', 'Then let’s do it out loud. Coffee this week?'],
        ['honest', 'Right back at you. What are we waiting for?'],
        ['choice', 'Good. Call or coffee?'],
      ],
    },
  },
  {
    when: 'asked',
    words: praisesTalk,
    ready: [
      ['honest', 'That’s lovely to read, and it goes both ways. What should I know that hasn’t come up yet?'],
      ['wink', 'I do now, thank you. Are you this nice in person, too?'],
    ],
    lines: sameInEveryTone([
      ['honest', 'Thank you. With you it’s easy, because ___. Do you feel the same about it?'],
      ['detail', 'Same here, ever since you told me about ___. What else have you been keeping?'],
      ['askBack', 'I needed that after ___. How has your day been?'],
    ]),
  },
  {
    when: 'told',
    words:
      /😏|\b(?:get(?:ting)? ideas|mak(?:e|ing) me blush|i(?:['’]?)m blushing|(?:you|u|you['’]?re) trouble|flirting with me|don(?:['’]?)t tempt me|smooth talker)\b/iu,
    lines: {
      flirty: [
        ['wink', 'Ideas are welcome. Which one are you brave enough to say out loud?'],
        ['tease', 'Too late to be careful now. What comes to mind first?'],
        ['plan', 'Keep the best one for when we meet. Drinks?'],
      ],
      thoughtful: [
        ['honest', 'I meant it, so no need to be careful. What’s on your mind?'],
        ['wink', 'You’ve got me smiling at my phone. Is that what you were after?'],
        ['askBack', 'I like where this is going. Where would you take it?'],
      ],
      bold: [
        ['wink', 'Careful is overrated. Your move?'],
        ['plan', 'Tell me over a drink. When?'],
        ['choice', 'Are you all talk, or is that a promise?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /\b(?:ngl|lowkey|highkey|idc|imo|imho|unpopular opinion|hot take|hill i(?:['’]?)ll die on|fight me|overrated|underrated|(?:don(?:['’]?)t|do not) care what)\b/i,
    lines: {
      flirty: [
        ['tease', 'Strong words. What else do you believe that would get you thrown out of a dinner party?'],
        ['wink', 'You’re either wrong or a genius, I need more data. What’s your next hot take?'],
        ['choice', 'Respect. Would you defend that in front of my friends, yes or no?'],
      ],
      thoughtful: [
        ['story', 'I like people with firm opinions on small things. When did this one start?'],
        ['askBack', 'Fair enough. What would it take to change your mind?'],
        ['detail', 'Who do you argue about this with the most?'],
      ],
      bold: [
        ['tease', 'Bold. I’ll allow it. Which opinion do you usually keep to yourself?'],
        ['plan', 'That has to be settled in person. You in?'],
        ['choice', 'Ten out of ten for nerve. A joke, or a hill you’d die on?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /^\W*(?:(?:yeah|yes|well|hm+)\W+)?(?:(?:it )?was (?:ok(?:ay)?|(?:pretty |quite )?(?:good|nice|fine|alright|all right|decent)|not bad|meh|so so)|(?:ok(?:ay)?|fine|alright) i guess|not bad|meh|so so)(?: i guess| thanks| tbh)?\W*$/i,
    lines: {
      flirty: [
        ['wink', 'High praise! What would have made it a ten?'],
        ['tease', 'That’s the official version. What’s the unofficial one?'],
        ['choice', 'Would you go again, or only with better company?'],
      ],
      thoughtful: [
        ['story', 'What was the best bit, even if it was a small one?'],
        ['detail', 'I’d like the honest version, good or bad. How was it really?'],
        ['askBack', 'A short review. What stayed with you?'],
      ],
      bold: [
        ['tease', 'A review like that needs one detail. Which one?'],
        ['choice', 'Again tomorrow, or once is enough?'],
        ['story', 'And the answer you’d give a friend?'],
      ],
    },
  },
];

/** A question that yes or no would answer, about anything. */
export const yesOrNo: Situation = {
  when: 'asked',
  vague: true,
  words:
    /^\W*(?:(?:lol|so|and|but|wait|ok|(?:ha)+)\W+)*(?:is|are|do|does|did|was|were|can|could|will|would|have|has)\b/i,
  ready: [
    ['wink', 'I’ll answer, but you guess first. What would you like it to be?'],
    ['askBack', 'I want to get this one right. What would be the right answer?'],
  ],
  lines: sameInEveryTone([
    ['askBack', '___. What did you think I’d say?'],
    ['honest', '___, to be honest. And you?'],
    ['tease', '___, obviously. Does that surprise you?'],
  ]),
};
