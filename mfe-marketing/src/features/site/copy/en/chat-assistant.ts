import type { Question } from '../../../../components/faq-list.tsx';

interface Facts {
  freeMessages: number;
  guaranteeDays: number;
}

interface Variant {
  title: string;
  text: string;
  action: string;
  head: string;
  description: string;
}

export type ChatVariant = 'tinder-openers' | 'profile-analyzer' | 'photo-analyzer' | 'default';

const variants: Record<ChatVariant, Variant> = {
  default: {
    title: 'Know what to say. Still sound like you.',
    text: 'Paste a profile or a chat. ChatPad reads what they wrote and gives you three to five messages in your tone, each with the reason it works. You always press send.',
    action: 'Write my first message',
    head: 'AI chat assistant for dating apps',
    description:
      'Openers, replies and ask-outs made from what your match really wrote, in your tone. Five AI messages a day are free.',
  },
  'tinder-openers': {
    title: 'Tinder openers that aren’t “hey”.',
    text: 'One detail from their profile beats a hundred pick-up lines. Paste it in, choose a tone, and get openers that could only have been sent to them.',
    action: 'Get my openers',
    head: 'Tinder openers made from their profile',
    description:
      'Openers for Tinder made from one real detail of the profile in front of you, in your tone, with the reason each one works.',
  },
  'profile-analyzer': {
    title: 'Great profile. Now start the conversation.',
    text: 'Your bio gets you the match; the first message gets you the date. ChatPad writes it with you, from what they wrote.',
    action: 'Write to my match',
    head: 'After the match: what to write first',
    description: 'You fixed the profile. ChatPad helps with what comes next: the first message, and the ones after it.',
  },
  'photo-analyzer': {
    title: 'The photo did its job. Your turn.',
    text: 'They swiped on your picture. Now they’re waiting for your words, and ChatPad builds an opener from theirs.',
    action: 'Write the opener',
    head: 'Your photo worked. Here is what to write',
    description: 'From the match to the first message: openers made from their profile, in your own tone.',
  },
};

const faq: { question: string; answer: (facts: Facts) => string }[] = [
  {
    question: 'Is the example above written by an AI?',
    answer: () =>
      'No. Your browser puts it together from lines that we wrote, so you can try it without an account. ChatPad itself reads the whole profile or chat, and an AI writes for that one person.',
  },
  {
    question: 'Will my match notice?',
    answer: () =>
      'They’ll notice if it doesn’t sound like you, and studies say that backfires. So you choose the tone, change any word, and can paste your own draft for ChatPad to tighten. Send what you’d say out loud.',
  },
  {
    question: 'Do you connect to my Tinder account?',
    answer: () =>
      'No. You paste text or a screenshot. We never ask for a dating app’s password, and nothing is ever sent for you.',
  },
  {
    question: 'What does it cost?',
    answer: ({ freeMessages, guaranteeDays }) =>
      `${freeMessages} AI messages a day are free, without a card. If you write more, there’s a weekly and a monthly plan, each with a ${guaranteeDays}-day money-back guarantee.`,
  },
  {
    question: 'What happens to the chats I paste?',
    answer: () =>
      'They stay in your account until you delete them. Names, numbers, addresses and links we recognize in your text are masked before an AI reads it. Screenshots are read on your own device. If yours can’t read one, we ask whether to send the picture itself; names in it can’t be masked.',
  },
];

export const chatAssistant = {
  variants,
  path: { 'tinder-openers': 'Tinder openers', other: 'ChatPad' },
  sticky: { text: 'Five AI messages a day, free.', action: 'Create Free Account' },
  secondary: 'See a whole conversation',
  fine: (messages: number) => `${messages} AI messages a day, free. No card.`,
  match: {
    title: 'Try it: who are you writing to?',
    name: 'Their name',
    startName: 'Maya',
    bio: 'Something from their profile',
    startBio: 'My sourdough has a name.',
    limit: 160,
    tone: 'Your tone',
    tones: { flirty: 'Flirty', thoughtful: 'Thoughtful', bold: 'Bold' },
    note: (word: string) => `“${word}”: proof that you read it`,
    quiet: 'Nothing to go on? Then ask something easy to answer.',
    example: 'An example built in your browser from lines that we wrote. No AI read this.',
  },
  previews: {
    title: 'From “hey” to “Thursday at seven”',
    text: 'One chat, three jobs: start it, keep it alive, take it off the app.',
    them: 'Leyla is made up',
    parts: [
      {
        title: 'Opener Generator',
        lines: [
          { from: 'them', text: 'Bio: Museum gift shops > museums. Currently losing to my own houseplants.' },
          {
            from: 'ai',
            text: 'Important question before anything else: which plant is winning, and does it pay rent?',
            note: 'picks up their joke and says nothing about looks',
          },
        ],
      },
      {
        title: 'Reply Booster',
        lines: [
          { from: 'them', text: 'A monstera called Gregory. He has taken the whole window.' },
          {
            from: 'ai',
            text: 'Gregory knows what he’s worth. How did he get the name? And is there a gift-shop pot in this story?',
            note: 'a follow-up question: it shows that you listened',
          },
        ],
      },
      {
        title: 'Date Closer',
        lines: [
          { from: 'them', text: 'There is, and it’s a dinosaur. I regret nothing.' },
          {
            from: 'ai',
            text: 'Then it’s settled: the Natural History gift shop, then coffee across the street. Thursday at seven or Sunday at three?',
            note: 'a place, two times, an easy yes',
          },
          { from: 'them', text: 'Thursday. Gregory gives his blessing.' },
        ],
      },
    ],
  },
  steps: {
    title: 'Three steps, one minute',
    list: [
      { title: 'Paste it', text: 'A profile, a chat, or a screenshot of one. No app password, nothing to install.' },
      { title: 'Choose a tone', text: 'Flirty, thoughtful or bold. Paste your own draft if you have one.' },
      { title: 'Make it yours', text: 'Pick one of three to five, change a word, copy it. You press send.' },
    ],
  },
  features: {
    title: 'One account, four tools',
    list: [
      {
        icon: 'chat',
        title: 'ChatPad',
        text: 'Openers, replies and ask-outs, each with the reason it works.',
        to: '/tinder-openers',
        link: 'See openers',
      },
      {
        icon: 'edit',
        title: 'Bio Scanner',
        text: 'A score that shows its work, and a bio that sounds like a person.',
        to: '/profile-analyzer',
        link: 'Score a bio',
      },
      {
        icon: 'camera',
        title: 'Photo Analyzer',
        text: 'What each photo says, what to change, and which one goes first.',
        to: '/photo-analyzer',
        link: 'See photo notes',
      },
      {
        icon: 'date',
        title: 'Date Coach',
        text: 'Three places that fit them, and a plan for the evening.',
        to: '/date-prep',
        link: 'Plan a date',
      },
    ] as const,
  },
  plans: {
    title: 'Start free. Pay when it pays off.',
    choose: { free: 'Start Free', starter: 'Choose Starter', pro: 'Choose Pro' },
    best: 'Best value',
  },
  faq: { title: 'Common questions', list: faq },
  closing: {
    title: 'Someone is waiting for a better message.',
    text: 'One minute. No card.',
  },
};

export const chatFaq = (facts: Facts): Question[] =>
  chatAssistant.faq.list.map(({ question, answer }) => ({ question, answer: answer(facts) }));
