import type { Frames } from '../phrasebook.ts';

export const openers: Frames = {
  flirty: [
    {
      say: 'Pick your opening move{,name}: tell me your worst joke, or answer this: {q}',
      why: 'Two easy ways to answer, and both are fun.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{Hi} quick compatibility test, one question only: {q} There’s a right answer, and it’s whatever makes me laugh.',
      why: 'A small game that is easy to answer, and a playful promise that there is no wrong answer.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{Hi} I have a theory: {take}. Prove me wrong and you get to pick the place.',
      why: 'A light opinion to disagree with is easier to answer than a compliment.',
      evidence: 'looksWords',
    },
    {
      say: 'I was going to play it cool, and then I saw {topic}. So{,name}: {q}',
      why: 'Shows that you read the profile and hands over a question about {topic} that is fun to answer.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'Two truths and a bluff, {topic} edition. You start{,name}, and I’ll be far too confident about my guess.',
      why: 'Turns {topic} into a game for two, so the answer writes itself.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '“{quote}” made me smile, and now I need the next sentence. What happens after that{,name}?',
      why: 'Quotes their own words, which no one can send to anybody else.',
      evidence: 'concreteDisclosure',
    },
    {
      say: '{Hi} I’d like to file a small complaint: you wrote “{quote}” and left out the whole story. I accept voice messages and long paragraphs.',
      why: 'Mock outrage about their own line invites the story behind it.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{topic} and {topic2} in one profile? That’s how people end up missing their last train home. {question}',
      why: 'Connects two of their interests and ends on an easy question.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'Hypothetically{,name}: if someone suggested {plan}, would you say yes before or after pretending to check your calendar?',
      why: 'Flirts with a plan without asking for one yet.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'I’m told the way to win you over is {topic}. {question} Asking for a very interested friend. The friend is me.',
      why: 'Self-mocking and specific to {topic}: clear interest without a line about looks.',
      evidence: 'looksWords',
    },
    {
      say: 'My whole evening now depends on this{,name}: {q}',
      why: 'Overstated stakes make a small question playful and quick to answer.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Be honest{,name}, how often do people fall for you halfway through a story about {topic}?',
      why: 'Compliments what they love rather than how they look.',
      evidence: 'looksWords',
    },
  ],
  thoughtful: [
    {
      say: '{Hi} I’d rather ask one good question than five polite ones: {q}',
      why: 'Says what you are like and asks something worth answering.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hi} if we had an hour and good coffee, I’d start with this: {q}',
      why: 'Sets a warm scene and asks one easy question.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'I like to think that {take}. Is that true for you{,name}?',
      why: 'Shares a small thought of yours and asks for theirs.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hi} your line “{quote}” stayed with me. What’s the story behind it?',
      why: 'Their own words show real reading, and the question leaves room for a real answer.',
      evidence: 'concreteDisclosure',
    },
    {
      say: '{Hi} I noticed {topic} on your profile. {question}',
      why: 'One detail, one question: short, personal and easy to answer.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'People find the things they love in odd ways. How did you get into {topic}{,name}?',
      why: 'Asks for the beginning of something they care about, which most people enjoy telling.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hi} I’m curious about the mix of {topic} and {topic2}. Which one came first, and which one would you keep?',
      why: 'Combining two interests makes a question that nobody has asked them before.',
      evidence: 'concreteDisclosure',
    },
    {
      say: '{question} I ask because I think the small answers say more than the big ones.',
      why: 'A light question with an honest reason behind it feels like interest, not an interview.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hi} what would a really good day with {topic} look like for you, from breakfast on?',
      why: 'Invites a picture instead of a yes or no.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'Your profile made me slow down for a second{,name}, which is rare on here. {question}',
      why: 'Says honestly why you write and gives an easy way in.',
      evidence: null,
    },
    {
      say: '{Hi} “{quote}” sounds like something with a good chapter before it. I’d love to hear that one.',
      why: 'Picks one line of theirs and asks for more of it.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'I have a theory that {take}. You look like the right person to ask about {topic}: true or not?',
      why: 'Asks for their opinion on {topic}, where they know more than you.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hi} what’s something about {topic} that only people who really love it would understand?',
      why: 'Lets them be the expert and share something personal.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hi} skipping the small talk, if I may: {q}',
      why: 'Respectful of their time, and one clear question.',
      evidence: 'shortPersonalFunny',
    },
  ],
  bold: [
    {
      say: '{Hi} no warm-up, straight to the good part: {q}',
      why: 'Confident, short and easy to answer.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{Hi} Here is my verdict on your profile: you had me at {topic}. {question}',
      why: 'Direct about the interest and specific about the reason.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{take}. There, I said it{,name}. Disagree with me over a drink or agree with me right now.',
      why: 'A clear opinion is easy to answer in either direction.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Let’s skip “how are you”{,name}. {question}',
      why: 'Skips the question everyone gets and asks one worth answering.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'You wrote “{quote}”. I have follow-up questions, and I plan to ask them in person one day. First one now: {q}',
      why: 'Confident about where this could go, and still rooted in their own words.',
      evidence: 'concreteDisclosure',
    },
    {
      say: '{Hi} here is my pitch: {plan}. You bring the opinions about {topic}, I bring the curiosity. Interested?',
      why: 'A concrete picture of a date in one line, with an easy yes or no.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'I give you thirty seconds{,name}: sell me on {topic}. If it works, the first coffee is on me.',
      why: 'A challenge about what they love is hard to leave unanswered.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{Hi} I was about to swipe on with my evening, and then: “{quote}”. Well played. Tell me more.',
      why: 'Admits that their line worked, which is a compliment on wit instead of looks.',
      evidence: 'looksWords',
    },
    {
      say: 'Most people ask about your weekend. I’d rather know this{,name}: {q}',
      why: 'Sets you apart in one sentence and is fun to answer.',
      evidence: 'concreteDisclosure',
    },
    {
      say: '{topic} or {topic2}: you may keep one for the rest of your life. Choose, and defend yourself.',
      why: 'A forced choice between two things they love gets a quick and lively answer.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{Hi} I bet you can’t answer this one without smiling: {q}',
      why: 'A friendly dare around an easy question.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Decision time{,name}: we either debate whether {take}, or you tell me the best thing that {topic} ever gave you.',
      why: 'Two open doors, both leading to something about them.',
      evidence: 'followUpQuestions',
    },
  ],
};
