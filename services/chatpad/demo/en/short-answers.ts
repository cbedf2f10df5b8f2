import type { ShortAnswerLines } from '../short-answer.ts';

/** `{echo}` is the match's answer, `{tail}` its last part. */
export const shortAnswers: ShortAnswerLines = {
  floor: {
    flirty: [
      ['tease', '{echo}? So anybody who visits has earned a drink. What’s the view like?'],
      ['wink', '{echo}. Noted, I’ll start training. Is it worth the climb?'],
    ],
    thoughtful: [
      ['detail', '{echo}? What do you see when you look out?'],
      ['story', 'Does it feel like home yet, or is it still boxes and good intentions?'],
    ],
    bold: [
      ['tease', '{echo}? Who carried the sofa in?'],
      ['detail', '{echo}. Best thing about living there, in one sentence?'],
    ],
  },
  pets: {
    flirty: [
      ['tease', '{echo}? Would they like me, or do I have to win them over first?'],
      ['choice', '{echo}. Who gets the better half of the bed, you or them?'],
    ],
    thoughtful: [
      ['story', '{echo}? How did you find each other?'],
      ['detail', 'What are they called, and do they live up to it?'],
    ],
    bold: [
      ['choice', '{echo}? Who’s in charge at home, honestly?'],
      ['story', '{echo}. What’s the worst thing they’ve ever eaten?'],
    ],
  },
  count: {
    flirty: [
      ['tease', '{echo}? Is that the final number, or are you still counting?'],
      ['detail', '{echo}. Which one is the favourite? I won’t tell the others.'],
    ],
    thoughtful: [
      ['story', '{echo}? How did it come to that?'],
      ['detail', 'Which one would you never give up?'],
    ],
    bold: [
      ['honest', '{echo}? I’d have lost that bet. What’s the story?'],
      ['choice', '{echo}. Too many, too few or just right?'],
    ],
  },
  habit: {
    flirty: [
      ['tease', '{echo}? What would it take to get you to skip one?'],
      ['wink', '{echo}, noted. And what’s the reward afterwards?'],
    ],
    thoughtful: [
      ['choice', '{echo}? Is it more habit, or more escape?'],
      ['story', 'What was the best one you remember?'],
    ],
    bold: [
      ['choice', '{echo}. On your own, or with a crew?'],
      ['detail', '{echo}? What happens if you miss it?'],
    ],
  },
  date: {
    flirty: [
      ['choice', '{echo}? Counting the days, or trying not to think about it?'],
      ['detail', '{echo}, noted. What happens right after?'],
    ],
    thoughtful: [
      ['detail', '{echo}? What are you hoping for?'],
      ['story', 'What will you remember about it in a year, do you think?'],
    ],
    bold: [
      ['choice', '{echo}. Ready, or pretending to be?'],
      ['detail', '{echo}? What’s the plan for the evening after?'],
    ],
  },
  howLong: {
    flirty: [
      ['tease', '{echo}? Then you’re the expert. What’s the beginner’s mistake?'],
      ['detail', '{echo}, and still no plan to stop? What keeps you there?'],
    ],
    thoughtful: [
      ['story', '{echo}? What was the very first day like?'],
      ['detail', 'What do you know now that you didn’t at the start?'],
    ],
    bold: [
      ['detail', '{echo}. Best moment so far?'],
      ['choice', '{echo}? Would you do it all again?'],
    ],
  },
  trip: {
    flirty: [
      ['wink', '{echo}? I’ll be waiting for a postcard. What goes into the bag first?'],
      ['choice', '{echo}. A plan for every hour, or see what happens?'],
    ],
    thoughtful: [
      ['detail', '{echo}? What are you looking forward to most?'],
      ['story', '{echo}. How did you choose it?'],
    ],
    bold: [
      ['detail', '{echo}? First thing you’ll do when you get there?'],
      ['choice', '{echo}. The restful kind, or the adventurous kind?'],
    ],
  },
  where: {
    flirty: [
      ['guess', '{echo}? What would you show me there first?'],
      ['detail', '{echo}, sold. What do only the regulars know?'],
    ],
    thoughtful: [
      ['story', '{echo}? How did you end up there?'],
      ['detail', 'What do you like best about it?'],
    ],
    bold: [
      ['detail', '{echo}. One thing nobody should miss?'],
      ['choice', '{echo}? Would you pick it again?'],
    ],
  },
  happened: {
    flirty: [
      ['tease', '{echo}? Sounds like the first scene of a film. Who plays you?'],
      ['story', '{echo}. And the part you don’t tell everybody?'],
    ],
    thoughtful: [
      ['story', '{echo}? How did you end up there?'],
      ['detail', 'What do you remember best about it?'],
    ],
    bold: [
      ['story', '{echo}? The long version, please.'],
      ['choice', '{echo}. Would you go back for it?'],
    ],
  },
  who: {
    flirty: [
      ['tease', '{echo}? And what would they tell me about you?'],
      ['choice', '{echo}. Who has the last word?'],
    ],
    thoughtful: [
      ['story', '{echo}? I’d love to hear more. What are they like?'],
      ['detail', 'What have you picked up from them?'],
    ],
    bold: [
      ['choice', '{echo}. Who’s the louder one?'],
      ['detail', '{echo}? Tell me one thing about them I’d never guess.'],
    ],
  },
  choice: {
    flirty: [
      ['tease', '{echo}? Convince me in one sentence.'],
      ['wink', '{echo}. Do you tell everybody that, or am I special?'],
    ],
    thoughtful: [
      ['story', '{echo}? Why that one?'],
      ['detail', '{echo}. And what comes a close second?'],
    ],
    bold: [
      ['choice', '{echo}. Would you choose it again?'],
      ['tease', '{echo}? Defend it.'],
    ],
  },
  other: {
    flirty: [
      ['tease', 'Wait, {tail}? You can’t leave it at that.'],
      ['wink', '{echo}. And what’s the catch?'],
    ],
    thoughtful: [
      ['detail', '{echo}? What’s the best part of it?'],
      ['story', '{echo}. How did that come about?'],
    ],
    bold: [
      ['story', '{echo}? The long version, please.'],
      ['choice', '{echo}. Luck, or hard work?'],
    ],
  },
};
