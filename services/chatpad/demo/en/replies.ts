import type { Frames } from '../phrasebook.ts';

export const replies: Frames = {
  flirty: [
    {
      say: 'Honest answer: ___. Now it’s your turn to be interesting: {q}',
      why: 'Answers what they asked before it asks anything.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'You get the short version: ___. The long one costs you an answer: {q}',
      why: 'Answers first, and makes a game of asking back.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Officially: ___. Unofficially, I want to know this{,name}: {q}',
      why: 'Answers, winks, and hands the talk back.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Since you ask so nicely{,name}: ___. Trade me one back: {q}',
      why: 'Takes their question seriously in a light tone.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: '“{last}” is a bold thing to say to someone with this many follow-up questions. First one: {q}',
      why: 'Picks up their exact words and keeps the ball in play.',
      evidence: 'followUpQuestions',
      after: ['statement', 'short'],
    },
    {
      say: 'You can’t just say “{last}” and leave me here{,name}. I need details, and preferably a dramatic retelling.',
      why: 'Shows delight in what they said and asks for more of it.',
      evidence: 'followUpQuestions',
      after: ['statement'],
    },
    {
      say: 'I was trying to stay mysterious, and then you mentioned {topic}. {question}',
      why: 'Warm, a little self-mocking, and it ends on an easy question.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'Careful{,name}, that’s how favorite conversations start. {question}',
      why: 'Says that you enjoy this and gives them something to answer.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'New theory{,name}: {take}. Confirm or deny?',
      why: 'A playful claim that they can answer in a word or a paragraph.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'I see your “{last}” and I raise you this: {q}',
      why: 'Keeps a quick rhythm with their own words.',
      evidence: 'followUpQuestions',
      after: ['short', 'statement'],
    },
    {
      say: 'I had a clever message ready, but you have been quiet and I prefer yours anyway. {question}',
      why: 'Reopens a quiet chat lightly, without blame.',
      evidence: null,
      after: ['silence'],
    },
    {
      say: 'At this rate we’ll need {plan} just to finish this conversation. Until then: {q}',
      why: 'Plants the idea of meeting and keeps the talk going.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Points for that one{,name}. Bonus round: {q}',
      why: 'A light score-keeping joke with a follow-up question.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'You have my full attention, which my phone will confirm is rare. {question}',
      why: 'A sincere compliment in a joke, then a question about them.',
      evidence: 'followUpQuestions',
    },
  ],
  thoughtful: [
    {
      say: 'Good question{,name}. For me it’s ___. {question}',
      why: 'Answers what they asked, then is curious about them.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'I had to think for a second: ___. {question}',
      why: 'Shows that their question was worth a thought, and answers it.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Honestly, ___. What made you think of it{,name}?',
      why: 'Answers, then asks what is behind their question.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Mostly ___, if I’m honest. And for you{,name}?',
      why: 'Answers and gives the same question back.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: '“{last}” stuck with me. What’s the story behind it?',
      why: 'Repeats their words and asks one level deeper.',
      evidence: 'followUpQuestions',
      after: ['statement'],
    },
    {
      say: 'You wrote “{last}”, and I’m still curious. How did that feel?',
      why: 'Shows that you listened and invites something personal.',
      evidence: 'followUpQuestions',
      after: ['statement'],
    },
    {
      say: 'Now I’m curious about you. {question}',
      why: 'Names your interest plainly and follows up.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'You mentioned {topic}, and I don’t want to skip past it. {question}',
      why: 'Goes back to a detail they gave, which shows attention.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'Ha, short and to the point{,name}. Let me give you something bigger to work with: {q}',
      why: 'Meets a short answer kindly and offers more to hold on to.',
      evidence: 'followUpQuestions',
      after: ['short'],
    },
    {
      say: 'No rush to answer, I know how days fill up. When you have a minute: {q}',
      why: 'Takes the pressure off and still leaves an easy way back in.',
      evidence: null,
      after: ['silence', 'short'],
    },
    {
      say: 'I have a feeling that {take}. Is that true for you{,name}?',
      why: 'Shares a thought and asks for theirs.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'What would you miss most about {topic} if it was gone tomorrow?',
      why: 'A question about meaning, close to something they brought up.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'I’m enjoying this more than small talk{,name}. {question}',
      why: 'Honest about liking the conversation, and it keeps going.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'If we were sitting across from each other I’d ask this next: {q}',
      why: 'Brings a bit of closeness into the follow-up question.',
      evidence: 'followUpQuestions',
    },
  ],
  bold: [
    {
      say: 'Straight question, straight answer: ___. Your turn{,name}: {q}',
      why: 'Answers at once and hands the talk back.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Easy: ___. Now a harder one for you. {question}',
      why: 'Answers, then raises the stakes.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Final answer: ___. Beat that: {q}',
      why: 'Answers with confidence and invites theirs.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'In one word: ___. In more words, over {plan}. Until then: {q}',
      why: 'Answers, and plants the idea of meeting.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: '“{last}”? Now I need the full story, and I’m not above bribing you with coffee.',
      why: 'Clear curiosity about their own words, with a hint of meeting.',
      evidence: 'followUpQuestions',
      after: ['statement'],
    },
    {
      say: 'I’m going to need more than “{last}”. {question}',
      why: 'Challenges a short answer with a smile and asks something better.',
      evidence: 'followUpQuestions',
      after: ['short'],
    },
    {
      say: 'Unpopular opinion: {take}. Fight me on it{,name}.',
      why: 'A strong opinion gives them something to push against.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'You’re easy to talk to, so I’m promoting you to the hard questions. {question}',
      why: 'A direct compliment on the conversation and a livelier question.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'I’d rather hear you tell this over {plan}, but I’m too curious to wait. {question}',
      why: 'Says that you would like to meet without asking for an answer yet.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Okay{,name}, serious business now. {question} Your answer decides who pays for the first round.',
      why: 'Playful stakes make a simple follow-up exciting.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'This chat went quiet and I blame both of us equally. Restart: {q}',
      why: 'Owns the pause with humour and starts again.',
      evidence: null,
      after: ['silence'],
    },
    {
      say: 'I like that you said “{last}”. Most people would have played it safe.',
      why: 'Rewards their openness in one clear sentence.',
      evidence: null,
      after: ['statement'],
    },
    {
      say: 'Tell me your best story about {topic}, the one you usually save for the third date.',
      why: 'A bold ask about something they care about.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'Bold prediction: this is the best conversation in your inbox. To keep the title: {q}',
      why: 'Confident with a wink, and followed by a question about them.',
      evidence: 'followUpQuestions',
    },
  ],
};
