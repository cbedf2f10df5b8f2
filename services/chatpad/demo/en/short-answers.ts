import type { ShortAnswerLines } from '../short-answer.ts';

/** `{echo}` is the match's answer, `{tail}` its last part. */
export const shortAnswers: ShortAnswerLines = {
  rough: {
    flirty: [
      ['care', 'Ouch. Do you want to vent, or be distracted?'],
      ['wink', 'That deserves chocolate. Is there any nearby?'],
    ],
    thoughtful: [
      ['care', 'I’m sorry. Do you want to talk about it, or rather about something else?'],
      ['detail', 'What would make the evening a bit better?'],
    ],
    bold: [
      ['wink', 'Who do I have to have a word with?'],
      ['choice', 'The rest of the day: cancelled, or still to be saved?'],
    ],
  },
  mishap: {
    flirty: [
      ['tease', 'Of course it was you. How did you talk your way out of it?'],
      ['wink', 'You? I like you more already. Did anybody get it on film?'],
    ],
    thoughtful: [
      ['care', 'Oh no. Are you all right, or is it only your pride?'],
      ['story', 'How did the others take it?'],
    ],
    bold: [
      ['story', 'I need the whole story. How did it start?'],
      ['choice', 'Elegant, or the kind people talk about for weeks?'],
    ],
  },
  ending: {
    flirty: [
      ['tease', 'I’d have handed you tissues and claimed it was dust in my eye. Which scene was it?'],
      ['wink', 'Now I want to know too. How many tissues should I bring?'],
    ],
    thoughtful: [
      ['choice', 'Was it the sad kind of crying, or the good kind?'],
      ['detail', 'After an ending like that, do you start again or take a few days off?'],
    ],
    bold: [
      ['choice', 'No spoilers, but was it worth the tears?'],
      ['detail', 'Did you see it coming?'],
    ],
  },
  sleep: {
    flirty: [
      ['tease', 'That’s not sleep, that’s a long blink. Coffee or denial?'],
      ['wink', 'And you still spell better than I do. What’s your secret?'],
    ],
    thoughtful: [
      ['care', 'That sounds rough. When do you get to sleep in next?'],
      ['detail', 'Does it catch up with you, or do you get used to it?'],
    ],
    bold: [
      ['detail', 'How are you still upright?'],
      ['choice', 'First free morning: sleep till noon, or a huge breakfast?'],
    ],
  },
  work: {
    flirty: [
      ['wink', 'Then let me be your five-minute break. Busy or boring so far?'],
      ['tease', 'And who do I talk to about getting you out of there?'],
    ],
    thoughtful: [
      ['care', 'I hope it stays quiet. What do you do when it is?'],
      ['detail', 'What’s the first thing you do when you’re off?'],
    ],
    bold: [
      ['choice', 'Non-stop, or the staring-at-the-clock kind?'],
      ['detail', 'What gets you through it, coffee or colleagues?'],
    ],
  },
  unsure: {
    flirty: [
      ['wink', 'Fingers crossed, then. What’s plan B?'],
      ['tease', 'My money’s on you. What do I get if I’m right?'],
    ],
    thoughtful: [
      ['detail', 'What are you looking forward to most, if it works out?'],
      ['choice', 'Is it more excitement, or more nerves?'],
    ],
    bold: [
      ['detail', 'Say it works out. What’s the reward afterwards?'],
      ['choice', 'How likely is it, honestly?'],
    ],
  },
  music: {
    flirty: [
      ['wink', 'Am I interrupting, or is this the perfect moment for a break?'],
      ['tease', 'And the neighbours, are they fans?'],
    ],
    thoughtful: [
      ['choice', 'Just for yourself, or is there something coming up?'],
      ['story', 'What made you start?'],
    ],
    bold: [
      ['detail', 'Do you let people listen?'],
      ['choice', 'Going well, or one of those days?'],
    ],
  },
  media: {
    flirty: [
      ['wink', 'No spoilers, but should I start it too?'],
      ['tease', 'Is it keeping you up at night?'],
    ],
    thoughtful: [
      ['story', 'What made you pick it?'],
      ['detail', 'How far in are you?'],
    ],
    bold: [
      ['choice', 'Worth my evening, yes or no?'],
      ['detail', 'Who would you not recommend it to?'],
    ],
  },
  hobby: {
    flirty: [
      ['wink', 'Would I survive a beginner’s lesson?'],
      ['tease', 'And do you get insufferable about it, or is that just me hoping?'],
    ],
    thoughtful: [
      ['story', 'How did you get into that?'],
      ['detail', 'What does it give you that nothing else does?'],
    ],
    bold: [
      ['detail', 'What’s the first thing you’d show a complete beginner?'],
      ['choice', 'Just for yourself, or with an audience?'],
    ],
  },
  garden: {
    flirty: [
      ['wink', 'Do you talk to them? Be honest.'],
      ['tease', 'And who takes care of them when you’re away?'],
    ],
    thoughtful: [
      ['detail', 'How long until you see the first results?'],
      ['story', 'Who taught you?'],
    ],
    bold: [
      ['choice', 'What’s your survival rate, honestly?'],
      ['detail', 'Any room left, or is it a jungle by now?'],
    ],
  },
  chores: {
    flirty: [
      ['tease', 'Romantic. Is there a prize for surviving it?'],
      ['wink', 'I could cheer from a safe distance. Would that help?'],
    ],
    thoughtful: [
      ['detail', 'Is there a soundtrack to it?'],
      ['choice', 'Oddly calming, or just in the way?'],
    ],
    bold: [
      ['choice', 'Finished today, or is that ambitious?'],
      ['detail', 'Which part do you always leave for last?'],
    ],
  },
  doing: {
    flirty: [
      ['wink', 'Am I interrupting, or is this the perfect moment for a break?'],
      ['tease', 'And what would it take to lure you away from it?'],
    ],
    thoughtful: [
      ['choice', 'The relaxing kind, or the get-it-over-with kind?'],
      ['detail', 'How long have you been at it?'],
    ],
    bold: [
      ['choice', 'Going well, or better not to ask?'],
      ['detail', 'What’s the reward when you’re done?'],
    ],
  },
  cooking: {
    flirty: [
      ['wink', 'What time should I happen to walk past?'],
      ['tease', '{echo}? Do you need somebody to taste it? I’m very thorough.'],
    ],
    thoughtful: [
      ['story', 'Is there a family recipe behind it?'],
      ['detail', 'Who gets the first piece?'],
    ],
    bold: [
      ['detail', 'What’s the one trick that makes it work?'],
      ['choice', 'By the recipe, or by feel?'],
    ],
  },
  eating: {
    flirty: [
      ['tease', '{echo}? You sound like somebody who goes back for seconds. Do you?'],
      ['wink', 'Now I’m hungry. Would you have shared?'],
    ],
    thoughtful: [
      ['choice', 'Homemade, or from a place I should know?'],
      ['detail', 'Is it a comfort thing, or was it just that good?'],
    ],
    bold: [
      ['choice', 'Tomorrow too, or is it enough now?'],
      ['detail', 'What goes with it?'],
    ],
  },
  making: {
    flirty: [
      ['wink', 'Do you take orders, or is there a waiting list?'],
      ['tease', 'And how many times have you started over?'],
    ],
    thoughtful: [
      ['detail', '{echo}? That’s lovely. How far along is it?'],
      ['story', 'Which part do you enjoy most?'],
    ],
    bold: [
      ['choice', 'Done by the weekend, or is that optimistic?'],
      ['story', 'Something always goes wrong. What was it this time?'],
    ],
  },
  verdict: {
    flirty: [
      ['tease', 'Is that all I get? What was the best bit?'],
      ['wink', 'Then you’ve earned something nice. What’s it going to be?'],
    ],
    thoughtful: [
      ['choice', 'The good kind of {echo}, or the other?'],
      ['care', 'And have you recovered?'],
    ],
    bold: [
      ['detail', 'Which moment would you keep?'],
      ['choice', 'Would you do it again tomorrow?'],
    ],
  },
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
      ['tease', '{echo}? Would they like me, or do I have to bribe them first?'],
      ['choice', 'And who gets the better half of the bed?'],
    ],
    thoughtful: [
      ['story', 'How did you find each other?'],
      ['detail', 'What are they called, and do they live up to it?'],
    ],
    bold: [
      ['choice', '{echo}? Who’s in charge at home, honestly?'],
      ['story', 'What’s the worst thing they’ve ever eaten?'],
    ],
  },
  count: {
    flirty: [
      ['tease', 'Is that a lot by your standards?'],
      ['detail', '{echo}? And which one is the favourite? I won’t tell the others.'],
    ],
    thoughtful: [
      ['story', 'How did it come to that?'],
      ['detail', 'Which one would you never give up?'],
    ],
    bold: [
      ['honest', '{echo}? I’d have lost that bet. What’s the story?'],
      ['choice', 'Too many, too few or just right?'],
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
      ['detail', '{echo}? What would you show me there first?'],
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
  favourite: {
    flirty: [
      ['tease', '{echo}? Would I like it, or would I have to pretend?'],
      ['wink', 'Good answer. What would have been the wrong one?'],
    ],
    thoughtful: [
      ['story', '{echo}? What won you over?'],
      ['detail', 'How long has it been at the top?'],
    ],
    bold: [
      ['choice', 'And what comes a close second?'],
      ['tease', 'Was that an easy choice?'],
    ],
  },
  choice: {
    flirty: [
      ['tease', '{echo}? I need a little more than that. What’s the best part?'],
      ['wink', 'Is that as good as it sounds?'],
    ],
    thoughtful: [
      ['story', '{echo}? I’d like to hear more about that.'],
      ['detail', 'How do you feel about it?'],
    ],
    bold: [
      ['choice', 'So that’s your idea of a good time?'],
      ['detail', '{echo}. Noted. What else should I know?'],
    ],
  },
  other: {
    flirty: [
      ['tease', 'You can’t leave it at that. What happened?'],
      ['wink', '{echo}? I like how calmly you say that. Is there more?'],
    ],
    thoughtful: [
      ['story', '{echo}? I’d like to hear more about that.'],
      ['detail', 'How do you feel about it?'],
    ],
    bold: [
      ['story', '{echo}. Go on, I’m listening. What’s next?'],
      ['choice', 'So that’s your idea of a good time?'],
    ],
  },
};
