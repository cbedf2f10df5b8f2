import type { Allowance, Tool } from '@datewright/contracts/tool';

const per: Record<Allowance['period'], string> = { daily: 'a day', weekly: 'a week', monthly: 'a month' };
const count = (number: number) => number.toLocaleString('en');

/** Figures of the plan catalogue used in the answers. */
interface FaqFacts {
  guaranteeDays: number;
  freeMessages: number;
}

export const en = {
  hero: {
    headlines: { A: 'Stop typing “hey”. Start getting dates.', B: 'Better first lines. Better second dates.' },
    text: 'Datewright reads what your match wrote and gives you three to five messages that sound like you, each with the reason it works.',
    note: 'You pick one. You press send.',
    start: 'Start Getting Matches',
    alternative: 'Start Free',
    login: 'Already crushing it? Login',
  },
  trust: {
    title: 'What you can count on',
    badges: {
      noCard: 'Free without a card',
      guarantee: (days: number) => `${days}-day money-back guarantee`,
      cancel: 'Cancel at any time',
      masked: 'Names and numbers we recognize in your text are masked before an AI reads it',
    },
  },
  head: {
    title: 'AI dating assistant: messages, bio, photos, dates',
    description:
      'Openers, replies and ask-outs that sound like you, a bio score that shows its work, photo notes and date plans. Free to start, no card.',
    pricing: 'Plans and prices',
    pricingText: 'What Free, Starter and Pro include, what they cost, when they renew, and how to get your money back.',
  },
  platforms: {
    title: 'Works with the apps you already use',
    names: ['Tinder', 'Bumble', 'Hinge', 'OkCupid', 'Badoo', 'Happn', 'Plenty of Fish', 'Coffee Meets Bagel'],
    compatibility: 'Nothing to install: paste a chat or a screenshot, in any browser, on phone or desktop.',
  },
  trial: {
    title: 'Try it on your own bio',
    text: 'Change a word and watch the points move. The Bio Scanner scores by the same rules; here you don’t need an account.',
  },
  steps: {
    title: 'How It Works',
    lead: 'You’re not boring. Your messages are rushed.',
    problem: 'Before: ',
    solution: 'With Datewright: ',
    action: 'Start Free Now',
    list: [
      {
        title: 'Connect & Personalize',
        problem: '“Hey, how’s your week?” goes out. Nothing comes back.',
        solution: 'Openers made from her prompts, his bio, their jokes.',
      },
      {
        title: 'Profile Boost',
        problem: 'Your bio says travel, food and music. So does everyone’s.',
        solution: 'A score with rules you can read, and the three fixes worth the most.',
      },
      {
        title: 'Chat Messages',
        problem: 'The chat was great on Tuesday and dead by Thursday.',
        solution: 'Replies that pick up on what they said and give them something to answer.',
      },
      {
        title: 'Ask Them Out',
        problem: '“We should hang out sometime.” Sometime never comes.',
        solution: 'A plan for the day, and a friend who knows you got home.',
      },
    ],
  },
  photoCredit: 'Photos: Vladimir Mandic, face-api (MIT license).',
  /** What each screenshot shows, for those who can’t see it. */
  captures: {
    conversation: 'ChatPad with Maya’s chat. Her last message: two hours lost on a trail, but she had cake with her.',
    reply: 'A reply that ChatPad wrote, with the reason it works.',
    'reply-second': 'Another reply to her message.',
    'reply-third': 'A third reply to her message.',
    paste: 'ChatPad’s paste field with a profile in it.',
    opener: 'An opener that ChatPad wrote from Maya’s bio, with the reason it works.',
    fixes: 'Bio Scanner: a bio with 56 of 100 points, and the three fixes worth the most points.',
    verdict: 'Photo Analyzer: the photo that goes first, with its score and the reason.',
    measured: 'Photo Analyzer: everything that was measured on a portrait, from sharpness to the size of the face.',
    second: 'Photo Analyzer: the photo that goes second, with its score and what to change.',
    order: 'Photo Analyzer: two photos in their recommended order, each with a reason.',
    spot: 'Date Coach: an idea for a date, with the words of the match behind it.',
    plan: 'Date Coach: a plan with its day, place and meeting point, and when to tell a friend that all is well.',
  },
  pricing: {
    title: 'Start free. Pay when it pays off.',
    text: (currency: string) => `Prices in ${currency}, VAT included where it applies.`,
    best: 'Best value',
    period: { free: 'for as long as you like', weekly: 'a week', monthly: 'a month' },
    renewal: {
      free: 'No card, no renewal.',
      weekly: 'Renews every week until you cancel.',
      monthly: 'Renews every month until you cancel.',
    },
    descriptions: {
      free: 'Enough for one good conversation and one date a week.',
      weekly: 'Every chat answered, a new bio, and your photos in order.',
      monthly: 'All of that, a plan for every date, and a faster queue.',
    },
    perDay: (amount: string) => `About ${amount} a day.`,
    moreThanMonth: (weeks: number, plan: string) => `${weeks} weeks cost more than a month of ${plan}.`,
    features: {
      amount: ({ limit, period }: Allowance, { one, many }: Tool['unit']) =>
        `${count(limit)} ${limit === 1 ? one : many} ${per[period]}`,
      none: ({ many }: Tool['unit'], plan: string) => `${many.charAt(0).toUpperCase()}${many.slice(1)}: with ${plan}`,
      priority: 'Priority queue',
    },
    start: 'Start Free',
    choose: (plan: string) => `Choose ${plan}`,
    later: 'Start free, upgrade when you like it.',
    compare: 'What each plan includes',
    guarantee: (days: number) => `${days}-day money-back guarantee on every paid plan.`,
  },
  testimonials: { title: 'What members say' },
  examples: {
    title: 'Made-up profiles, before and after, scored by our rules',
    before: 'Before',
    after: 'After',
    score: (score: number) => `Bio score: ${score} of 100`,
    list: [
      { path: '/case-studies/anna-tinder-success', bio: 'anna', label: 'Anna: a list of hobbies becomes a story' },
      { path: '/case-studies/mark-tinder-success', bio: 'mark', label: 'Mark: “no drama” becomes six tomato plants' },
      {
        path: '/case-studies/julia-tinder-success',
        bio: 'julia',
        label: 'Júlia: “not sure what to write” becomes 31 mended books',
      },
    ] as const,
  },
  faq: {
    title: 'Fair questions',
    list: [
      {
        question: 'Will it sound like me?',
        answer:
          'That is the point. Choose a tone, change any word, or paste your own draft and let us tighten it. Nothing is ever sent for you.',
      },
      {
        question: 'Do I have to connect my dating apps?',
        answer:
          'No. You paste a chat or a profile, or read it from a screenshot. We never ask for a dating app’s password.',
      },
      {
        question: 'What happens to my chats?',
        answer:
          'They stay in your account until you delete them, one by one or all at once. Names, numbers, addresses and links we recognize in your text are masked before an AI reads it. Screenshots are read on your own device. If yours can’t read one, we ask whether to send the picture itself; names in it can’t be masked.',
      },
      {
        question: 'Is this honest toward my match?',
        answer:
          'You decide what you send, and every suggestion is yours to change. We help you say what you mean; we don’t make up someone you’re not.',
      },
      {
        question: 'What does one message cost?',
        answer: ({ freeMessages }: FaqFacts) =>
          `One request is one credit, whether you get three suggestions or five. ${freeMessages} a day are free. If the AI fails, you pay nothing.`,
      },
      {
        question: 'Can I cancel?',
        answer: ({ guaranteeDays }: FaqFacts) =>
          `At any time, and within ${guaranteeDays} days of buying you get your money back.`,
      },
    ],
  },
  closing: {
    title: 'Someone is waiting for a better message.',
    text: 'One minute. No card.',
    action: 'Start Free',
  },
  loading: ['Warming up your wingman…', 'Polishing pick-up lines…', 'Counting your messages…', 'Lighting a candle…'],
  member: {
    title: 'Your Dating Command Center is Live',
    greeting: (name: string) => `Good to see you, ${name}.`,
    greetingNameless: 'Good to see you.',
    onPlan: (plan: string) => `You’re on ${plan}.`,
    planTitle: 'Your plan',
    messagesLeft: (left: number, total: number) => `AI messages left today: ${count(left)}/${count(total)}`,
    unlockStarter: 'Unlock Starter perks',
    goPro: 'Go Pro monthly',
    assumed: 'We couldn’t load your plan. These are the free plan’s numbers; your own credits are safe.',
    due: {
      title: 'Your last payment didn’t go through',
      text: (plan: string, until: string) =>
        `You keep ${plan} until ${until}. You can change your card on your profile.`,
      action: 'Go to your profile',
    },
    stats: {
      title: 'What you have left',
      period: { daily: 'today', weekly: 'this week', monthly: 'this month', never: '' },
    },
    next: {
      title: 'Who’s next',
      more: (n: number) => `${n} more waiting`,
      silent: (tool: string) => `${tool} isn’t answering. Nothing is lost.`,
      offline: 'Your list shows again once you’re back online. Nothing is lost.',
      pasteFirst: 'Copy a chat or a profile from your dating app, then paste it here.',
      actionFor: (action: string, title: string) => `${action}: ${title}`,
      times: {
        now: 'just now',
        minutes: (n: number) => `${n} min ago`,
        hours: (n: number) => (n === 1 ? '1 hour ago' : `${n} hours ago`),
        days: (n: number) => (n === 1 ? '1 day ago' : `${n} days ago`),
      },
    },
    toolsTitle: 'Your tools',
    score: (score: number) => `Score: ${score} out of 100`,
    locked: 'Available on Pro plan',
  },
  floating: { upgrade: 'Upgrade', start: 'Start Free' },
};

export type MarketingCopy = typeof en;
