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
    text: 'Datewright reads what your match wrote and hands you three to five messages that sound like you, each with the reason why it works. You always press send.',
    start: 'Start Getting Matches',
    alternative: 'Show me what to say',
    login: 'Already crushing it? Login',
    match: {
      name: 'Maya, 27',
      bio: 'My sourdough has a name. Ask me.',
      interests: ['Bouldering', 'Baking', 'Bad puns'],
    },
    tone: 'Tone',
    tones: { flirty: 'Flirty', thoughtful: 'Thoughtful', bold: 'Bold' },
    suggestions: {
      flirty: [
        {
          text: 'Okay, what’s the sourdough called, and will it be jealous if I take you climbing?',
          reason: 'Answers her prompt and hints at a plan in one line.',
        },
        {
          text: 'I have a bread pun, but I’m waiting for you to rise to it.',
          reason: 'Meets her humour where she lives.',
        },
        {
          text: 'Bouldering, baking, bad puns: which one do I have to be good at to get a slice?',
          reason: 'Teases, and leaves the choice to her.',
        },
      ],
      thoughtful: [
        {
          text: 'A sourdough with a name is commitment. What made you start, and did the first loaf survive?',
          reason: 'Asks for a story, not for a yes or no.',
        },
        {
          text: 'Bouldering is mostly falling well. Which climb are you proudest of?',
          reason: 'Shows that you read past the photos.',
        },
        {
          text: 'Bad puns are a love language. Which one of yours gets the loudest groan?',
          reason: 'Picks up her own words and lets her be funny.',
        },
      ],
      bold: [
        {
          text: 'Saturday: you bring the bread with the name, I bring cheese with an attitude. Deal?',
          reason: 'A concrete plan is easy to say yes to.',
        },
        {
          text: 'One round of bouldering, loser buys coffee. Fair warning: I like coffee.',
          reason: 'Turns an invitation into a game.',
        },
        {
          text: 'Sunday, the market: you judge the bread, I carry it. In?',
          reason: 'Her topic, a time, and an easy yes.',
        },
      ],
    },
    label: 'An example written by us, not by AI.',
    why: 'Why it works:',
    picked: 'Your pick',
  },
  trust: {
    title: 'What you can count on',
    badges: {
      noCard: 'Free without a card',
      guarantee: (days: number) => `${days}-day money-back guarantee`,
      cancel: 'Cancel at any time',
      masked: 'Names and numbers that we recognise are masked before any AI reads them',
    },
  },
  head: {
    title: 'AI dating assistant: messages, bio, photos, dates',
    description:
      'Openers, replies and ask-outs that sound like you, a bio score that shows its work, photo notes and date plans. Free to start, no card.',
    pricing: 'Plans and prices',
    pricingText:
      'Free, Starter by the week, Pro by the month: what each plan holds, what it costs, when it renews, and how to get your money back.',
  },
  bioTry: {
    title: 'Paste your bio. See what it’s worth.',
    text: 'A real score by rules that you can read, before any account. The words that cost you points get a note in the margin.',
  },
  platforms: {
    title: 'Works with the apps you already use',
    names: ['Tinder', 'Bumble', 'Hinge', 'OkCupid', 'Badoo', 'Happn', 'Plenty of Fish', 'Coffee Meets Bagel'],
    compatibility: 'Nothing to install: paste a chat or a screenshot, in any browser, on phone or desktop.',
  },
  stats: { title: 'In numbers' },
  problems: {
    title: 'You’re not boring. Your messages are rushed.',
    problem: 'Before',
    solution: 'With Datewright',
    cards: [
      {
        problem: '“Hey, how’s your week?” goes out. Nothing comes back.',
        solution: 'Openers made from her prompts, his bio, their jokes.',
      },
      {
        problem: 'The chat was great on Tuesday and dead by Thursday.',
        solution: 'Replies that pick up what was said and give them something to answer.',
      },
      {
        problem: '“We should hang out sometime.” Sometime never comes.',
        solution: 'Ask-out lines with a day, a place and an easy way to say yes.',
      },
      {
        problem: 'You polish one text for an hour, then send a worse one.',
        solution: 'Your own draft, tightened in seconds, still in your voice.',
      },
    ],
  },
  steps: {
    title: 'How It Works',
    action: 'Start Free Now',
    list: [
      { title: 'Connect & Personalize', text: 'Tell us who you’re writing to: a name and one detail are enough.' },
      { title: 'Profile Boost', text: 'See what your own profile says, and what it could say.' },
      { title: 'Chat Messages', text: 'Pick a tone, get openers and replies, see why each works.' },
      { title: 'Ask Them Out', text: 'Turn a good chat into a day, a place and a yes.' },
    ],
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
      free: 'Enough to feel the difference.',
      weekly: 'For a week of serious swiping.',
      monthly: 'Everything, and the front of the queue.',
    },
    perDay: (amount: string) => `About ${amount} a day.`,
    features: {
      amount: ({ limit, period }: Allowance, { one, many }: Tool['unit']) =>
        `${count(limit)} ${limit === 1 ? one : many} ${per[period]}`,
      none: ({ many }: Tool['unit']) => `No ${many}`,
      priority: 'Priority queue',
    },
    start: 'Start free',
    choose: (plan: string) => `Choose ${plan}`,
    later: 'Start free, upgrade when you like it.',
    guarantee: (days: number) => `${days}-day money-back guarantee on every paid plan.`,
  },
  testimonials: { title: 'What members say' },
  examples: {
    title: 'See a whole profile change',
    text: 'Three made-up profiles, worked through by the real rules: the bio before and after with its score, the order of the photos, and one conversation.',
    list: [
      { path: '/case-studies/anna-tinder-success', label: 'Anna: a list of hobbies becomes a story' },
      { path: '/case-studies/mark-tinder-success', label: 'Mark: “no drama” becomes six tomato plants' },
      { path: '/case-studies/julia-tinder-success', label: 'Júlia: “not sure what to write” becomes 31 mended books' },
    ],
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
          'They stay in your account until you delete them, one by one or all at once. Names, numbers, addresses and links that we recognise are masked before an AI reads anything, and screenshots are read on your own device.',
      },
      {
        question: 'Is this honest towards my match?',
        answer:
          'You decide what you send, and every suggestion is yours to change. We help you say what you mean; we don’t invent a person you are not.',
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
    title: 'Somebody is waiting for a better message.',
    text: 'One minute. No card.',
    action: 'Start Getting Matches',
  },
  loading: ['Warming up your wingman…', 'Polishing pick-up lines…', 'Counting your messages…', 'Lighting a candle…'],
  member: {
    title: 'Your Dating Command Center is Live',
    greeting: (name: string) => `Good to see you, ${name}.`,
    greetingNameless: 'Good to see you.',
    planTitle: 'Your plan',
    messagesLeft: (left: number, total: number) => `AI messages left today: ${count(left)}/${count(total)}`,
    unlockStarter: 'Unlock Starter perks',
    goPro: 'Go Pro monthly',
    assumed: 'We couldn’t read your plan just now. These are the free plan’s numbers; yours are safe.',
    due: {
      title: 'Your last payment did not go through',
      text: (plan: string, until: string) =>
        `You keep ${plan} until ${until}. You can change your card on your profile.`,
      action: 'Go to my profile',
    },
    stats: {
      title: 'What you have left',
      period: { daily: 'today', weekly: 'this week', monthly: 'this month', never: '' },
    },
    next: {
      title: 'Who’s next',
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
    welcome: (plan: string, left: number, total: number) =>
      `You’re on ${plan}: ${count(left)} of ${count(total)} AI messages left today.`,
  },
  floating: { upgrade: 'Upgrade', start: 'Start Free' },
};

export type MarketingCopy = typeof en;
