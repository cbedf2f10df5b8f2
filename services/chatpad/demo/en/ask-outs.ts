import type { Frames } from '../phrasebook.ts';

export const askOuts: Frames = {
  flirty: [
    {
      say: 'I have a feeling you’re even more fun without a keyboard. {plan}, {when}?',
      why: 'A compliment on the conversation, then one concrete plan and a time.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'We should settle this properly{,name}. I suggest {plan}. {when}, and the loser buys dessert?',
      why: 'Turns your running joke into a plan that is easy to accept.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'My thumbs are tired and my questions aren’t. How about {plan}, {when}?',
      why: 'Light, specific and honest about wanting to go on in person.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Official invitation: {plan}, dress code “whatever you wear to brag about {topic}”. {when}?',
      why: 'Builds the date around {topic}, which they love.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'I’ll make you a deal{,name}: you show me what’s so good about {topic}, I bring snacks and full attention. {when}?',
      why: 'Lets them be the expert, with a clear plan and time.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'Since you said “{last}”, I think the only reasonable next step is {plan}. {when}?',
      why: 'Follows straight from their own words, so it does not come out of nowhere.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'I could keep texting you all week, or I could hear you laugh at my jokes live. {plan}, {when}?',
      why: 'Says warmly why meeting beats texting, and gives a choice.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Two options{,name}: we keep being charming on here, or we try {plan}. I know which one I’d pick. {when}?',
      why: 'A playful choice with a clear preference is easy to say yes to.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'If {take}, we owe it to science to check in person. {plan}, {when}?',
      why: 'A silly reason makes a real invitation feel easy.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'I’d like to be the best part of your week. Let me try with {plan}. {when}?',
      why: 'Open interest, one plan, two easy answers.',
      evidence: 'earlyNumbers',
    },
  ],
  thoughtful: [
    {
      say: 'I’ve really liked talking with you{,name}. Would you like to try {plan} together? {when} would work for me, and so would something quieter.',
      why: 'Sincere, concrete and leaves them a comfortable way to change the plan.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'You make {topic} sound like something I’d enjoy more with you than alone. {plan}, {when}?',
      why: 'Connects the invitation with something they told you.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'Some of this is easier to talk about face to face. Would {plan} be nice for you, {when}?',
      why: 'A gentle reason to meet, and a plan that is easy to picture.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'What you said, “{last}”, is exactly the kind of thing I’d like to hear more about in person. {plan}, {when}?',
      why: 'Shows that you listened, then asks.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'No pressure at all{,name}: how would you feel about {plan}? {when}, an hour, and we see.',
      why: 'A short first meeting with a clear end is easy to accept.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'I’d rather spend an hour with you than another week in this chat. {plan}, {when}?',
      why: 'Plain and warm about what you would like.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'I’ve been wondering whether you’re the same in person, curious and kind. {plan}, {when}?',
      why: 'Compliments character and asks for something small.',
      evidence: 'looksWords',
    },
    {
      say: 'Pick what feels better{,name}: {plan}, or just a walk and a talk. {when}?',
      why: 'Two easy choices give them a say in the plan.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Since {topic} keeps coming up, let’s give it an afternoon. {plan}, {when}?',
      why: 'The date grows out of the conversation.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'I enjoy how you think, and I’d like to hear it without a screen between us. {plan}, {when}?',
      why: 'Says what you value in them and proposes something concrete.',
      evidence: 'earlyNumbers',
    },
  ],
  bold: [
    {
      say: 'Let’s stop typing{,name}. {plan}. {when}. Say yes and I’ll book it.',
      why: 'One plan, two times, no guessing.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'I want to take you out. I’m thinking {plan}, {when}. Which one suits you?',
      why: 'Clear intentions are easy to answer.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'You, me, {plan}. {when}. I’ll be the one who’s early and pretends not to be.',
      why: 'Confident with a bit of self-mockery and all the details.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Anyone who says “{last}” deserves better than a chat window. {plan}, {when}?',
      why: 'Uses their own words as the reason to meet.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'I say {take}, you say otherwise. We settle it over {plan}, {when}.',
      why: 'A friendly disagreement is a good excuse to meet.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'I know a good idea when I see one{,name}: {plan}. {when}, your pick.',
      why: 'Decides the what and leaves them the when.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Enough about {topic} in theory. I’d like the live version: {plan}, {when}?',
      why: 'Takes the topic of the chat into the real world.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'I’m clearing a place in my calendar for {plan}. {when}. Shall I write your name next to it?',
      why: 'Concrete, cheeky and easy to answer with a yes.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Honest question{,name}: what’s stopping us from {plan}? {when} is free on my side.',
      why: 'Direct without pressure: it asks what would make it easy.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'You had me three messages ago. {plan}, {when}?',
      why: 'One sentence of interest, one sentence of plan.',
      evidence: 'shortPersonalFunny',
    },
  ],
};
