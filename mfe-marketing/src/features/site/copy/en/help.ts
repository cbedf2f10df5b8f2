import type { Plan } from '@datewright/contracts/plans';
import type { Allowance } from '@datewright/contracts/tool';
import { maskingFigures } from '../../../../lib/masking-figures.ts';

const { date, ordinary, hard } = maskingFigures;

/** How much masking finds in lines that its rules had not seen. */
const maskingLimits =
  `No method finds them all. In new test lines in English and Hungarian, ours found ${ordinary.names.percent}% of ${ordinary.names.total} names ` +
  `and ${ordinary.contacts.percent}% of ${ordinary.contacts.total} contact details; in a harder set, ${hard.names.percent}% of ${hard.names.total} rare names ` +
  `and ${hard.contacts.percent}% of ${hard.contacts.total} contact details mentioned in passing (${date}).`;

interface Facts {
  guaranteeDays: number;
  minimumAge: number;
}

const per: Record<Allowance['period'], string> = { daily: 'a day', weekly: 'a week', monthly: 'a month' };

export const help = {
  head: 'Help with messages, bio, photos and dates',
  description: 'Answers about Datewright: getting started, the four tools, plans and money, privacy and safety.',
  crumb: 'Help',
  title: 'How can we help?',
  text: 'Short answers, by topic. If yours isn’t here, write to us. A person will answer.',
  contents: 'Topics',
  contact: 'Write to support',
  credits: 'How credits work',
  topics: [
    {
      id: 'start',
      title: 'Getting started',
      list: [
        {
          question: 'How do I start?',
          answer:
            'Create an account with an email address or with Google, confirm it, and open ChatPad. Paste a profile or a chat, choose a tone, and pick a message.',
        },
        {
          question: 'Do I have to connect my dating app?',
          answer: 'No, and please don’t give us its password. You paste text, or a screenshot.',
        },
        {
          question: 'Which apps does it work with?',
          answer:
            'Any app whose text you can copy or take a screenshot of. The bio counters know the limits of Tinder, Bumble and Hinge.',
        },
        {
          question: 'Is there an age limit?',
          answer: ({ minimumAge }: Facts) =>
            `Yes: ${minimumAge}. If anyone in a chat is younger, we close the chat for good.`,
        },
      ],
    },
    {
      id: 'tools',
      title: 'The four tools',
      list: [
        {
          question: 'What’s the difference between opener, reply and ask-out?',
          answer:
            'An opener starts from a profile, a reply from the last messages, an ask-out from a chat that is ready for a plan. ChatPad has one mode for each.',
        },
        {
          question: 'Can I use my own draft?',
          answer: 'Yes. Paste it into ChatPad and it tightens what you wrote, in your voice.',
        },
        {
          question: 'How is a bio scored?',
          answer:
            'By fixed rules in eight parts, 100 points in all. The same text always gets the same score, and each rule says what it looks at. You can try it without an account on the Bio Scanner’s page.',
        },
        {
          question: 'Does Photo Analyzer judge my looks?',
          answer: 'No. It measures the photograph and says what is visible, never who is attractive.',
        },
        {
          question: 'Does Date Coach book a table?',
          answer: 'No. It suggests a place and a plan; you make the call. Check that the place is open.',
        },
      ],
    },
    {
      id: 'money',
      title: 'Plans and money',
      list: [
        {
          question: 'How do I cancel?',
          answer:
            'Open your profile, choose “Cancel” under Membership, and confirm. Your plan runs until the end of the period you paid for.',
        },
        {
          question: 'Can I get my money back?',
          answer: ({ guaranteeDays }: Facts) =>
            `Yes, within ${guaranteeDays} days of buying. Use “Withdraw from contract” on your profile, under Billing, or write to us.`,
        },
        {
          question: 'Which payment methods are there?',
          answer: 'Stripe shows the ones available where you are when you pay. We never see your card number.',
        },
        { question: 'Is VAT included?', answer: 'Prices are in euros, with VAT included where it applies.' },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy and safety',
      list: [
        {
          question: 'Who reads my chats?',
          answer: `Nobody at Datewright does. Names, numbers, addresses, birth dates and links that we recognize are masked before an AI reads a text, and put back in its answer. ${maskingLimits}`,
        },
        {
          question: 'How do I delete something?',
          answer:
            'Each match, playbook and date plan has a delete button, and ChatPad, Photo Analyzer and Date Coach can each delete everything they store. To delete earlier bios and everything else, delete your account on your profile, under “Your details and data”.',
        },
        {
          question: 'Why was my text held back?',
          answer:
            'There are things we don’t write for anyone: messages to a person who said no, threats, anything about minors. The page says which rule applied, and you can tell us if we got it wrong.',
        },
        {
          question: 'I feel unsafe. What now?',
          answer:
            'If it’s an emergency, call 112 (or your local number). Keep evidence, block them and report them to the app. When a chat looks dangerous, the page lists help lines.',
        },
      ],
    },
  ],
  creditsPage: {
    head: 'How credits work',
    description: 'What one credit buys in each tool, what each plan includes, and when credits come back.',
    crumb: 'Credits',
    title: 'Credits, in plain words',
    text: 'One request is one credit. Each tool has its own; they refill daily, weekly or monthly.',
    caption: 'What each plan includes',
    tool: 'Tool',
    buys: 'One credit buys',
    amount: ({ limit, period }: Allowance) => `${limit.toLocaleString('en')} ${per[period]}`,
    none: 'Not included',
    price: ({ billingPeriod }: Plan, money: string) =>
      ({ free: 'Free', weekly: `${money} a week`, monthly: `${money} a month` })[billingPeriod],
    pricing: 'Compare the plans',
    meterTitle: 'Counters show what’s left',
    meterText: 'Green means plenty, amber means few, red means none.',
    meter: (left: number, all: number) => `${left} of ${all} left`,
    faqTitle: 'Good to know',
    list: [
      {
        question: 'When do free credits come back?',
        answer: 'Daily ones at midnight UTC, weekly ones on Monday at midnight UTC.',
      },
      {
        question: 'And on a paid plan?',
        answer: 'Daily ones at midnight UTC; weekly and monthly ones with your billing period.',
      },
      { question: 'Do credits carry over?', answer: 'No. Unused credits expire at the end of each period.' },
      {
        question: 'What if the AI fails?',
        answer:
          'Then you pay nothing. If you stop a request yourself before its third line, that’s free too, three times a day.',
      },
      {
        question: 'Does trying again cost?',
        answer: 'Yes, another set of suggestions is another request. Changing the words yourself is free.',
      },
      {
        question: 'I clicked twice. Did I pay twice?',
        answer: 'No. One click is one request, and sending it again by accident charges nothing.',
      },
    ],
  },
};
