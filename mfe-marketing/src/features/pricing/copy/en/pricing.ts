import type { Plan } from '@datewright/contracts/plans';
import type { Tier } from '@datewright/contracts/tier';
import type { Allowance } from '@datewright/contracts/tool';

/** Figures of the plan catalogue used in sentences. */
export interface PricingFacts {
  guaranteeDays: number;
  plans: Record<Tier, Plan>;
  money: (amount: number) => string;
}

const per: Record<Allowance['period'], string> = { daily: 'a day', weekly: 'a week', monthly: 'a month' };

export const pricing = {
  hero: {
    title: 'Pay for a week, a month, or not at all',
    text: 'Upgrade when the conversations get interesting.',
    visitor: { main: 'Start free today', tour: 'See the full feature tour' },
    member: { main: 'Keep exploring for free', chat: 'Jump to the Chat Assistant' },
  },
  freeHint: {
    title: 'You are on the Free plan',
    text: 'Nothing to pay and no card on file. The plans below are there when you need more.',
  },
  active: (period: 'weekly' | 'monthly', until: string | null) =>
    until === null
      ? `You have an active ${period} subscription.`
      : `You have an active ${period} subscription valid until ${until}`,
  manage: 'Manage Subscription',
  manageOpening: 'Opening portal…',
  plans: {
    title: 'Three plans, one price each',
    billing: { weekly: 'Weekly', monthly: 'Monthly' },
    badge: 'Best value',
    current: 'Current plan',
    loading: 'Loading…',
    start: 'Start free today',
    open: 'Open the app',
    choose: (name: string) => `Get ${name}`,
    change: (name: string) => `Switch to ${name}`,
    keep: (name: string) => `Keep ${name}`,
    terms: {
      free: 'No card, nothing renews, nothing to cancel.',
      weekly: (amount: string) =>
        `${amount} a week, renews every week until you cancel. Cancel on your profile at any time.`,
      monthly: (amount: string) =>
        `${amount} a month, renews every month until you cancel. Cancel on your profile at any time.`,
    },
    footnote: (currency: string) => `Prices in ${currency}, VAT included where it applies.`,
  },
  comparison: {
    title: 'What’s in each plan',
    feature: 'What you get',
    row: (tool: string, credits: string) => `${tool}: ${credits}`,
    turnaround: 'Priority turnaround',
    amount: ({ limit, period }: Allowance) => `${limit.toLocaleString('en')} ${per[period]}`,
    none: 'Not included',
    priority: 'Priority',
    standard: 'Standard',
  },
  benefits: {
    title: 'What you get with a paid plan',
    list: [
      {
        title: 'No more rationing',
        text: ({ plans }: PricingFacts) =>
          `${plans.free.allowances.chatpad?.limit} messages a day are enough to try it. ${plans.weekly.allowances.chatpad?.limit.toLocaleString('en')} are enough to stop counting.`,
      },
      {
        title: 'You see the reason',
        text: () => 'Each suggestion says why it works, so your own messages get better too.',
      },
      {
        title: 'You pay for answers only',
        text: () => 'If the AI fails, refuses or takes too long, no credit is used.',
      },
    ],
  },
  alternatives: {
    title: 'How it compares',
    sides: (good: string, lacking: string) => `Good at: ${good} Not so good at: ${lacking}`,
    list: [
      {
        title: 'Datewright',
        good: 'reads the profile and the chat, keeps your tone, explains every line, in seconds.',
        lacking: 'it doesn’t know you the way your best friend does. You still press send.',
      },
      {
        title: 'A general AI chat',
        good: 'writes about anything, often for free.',
        lacking: 'you explain the situation from scratch each time, and names are sent unmasked.',
      },
      {
        title: 'Asking your friends',
        good: 'they know you, and they mean well.',
        lacking: 'five friends, six opinions, and half of them are asleep at 11 p.m.',
      },
      {
        title: 'A dating coach',
        good: 'a trained human who listens to you.',
        lacking: 'by appointment, by the hour. Not in the middle of a conversation.',
      },
    ],
  },
  faq: {
    title: 'Before you pay',
    list: [
      {
        question: 'Is what I paste safe?',
        answer: () =>
          'Names, numbers and links we recognize in your text are masked before an AI reads it. Screenshots are read on your own device, unless you choose to send the picture, whose names can’t be masked.',
      },
      {
        question: 'How do I cancel?',
        answer: () =>
          'Open your profile, choose “Cancel” under Membership, and confirm. The plan runs until the end of the period you paid for, and then you’re on Free. None of your data is deleted.',
      },
      {
        question: 'How does the money-back guarantee work?',
        answer: ({ guaranteeDays }: PricingFacts) =>
          `For ${guaranteeDays} days after buying or upgrading, you’ll find “Withdraw from contract” on your profile, even if you’ve cancelled in the meantime. It ends the plan at once and refunds everything you paid for it. You don’t have to say why.`,
      },
      {
        question: 'Can I change the plan later?',
        answer: () =>
          'Yes. Going from Starter to Pro takes effect at once, and the unused part of your week is credited. Going from Pro to Starter takes effect when your month is over.',
      },
      {
        question: 'Which currency do I pay in?',
        answer: ({ plans, money }: PricingFacts) =>
          `In euros: ${money(plans.weekly.price)} a week for Starter, ${money(plans.monthly.price)} a month for Pro. VAT is included where it applies, and your invoices are on your profile.`,
      },
      {
        question: 'What if a payment fails?',
        answer: () =>
          'You keep your plan while we try again, and your profile says until when and where to change the card. If that fails, you’re on Free, and you owe us nothing.',
      },
      {
        question: 'Do unused credits carry over?',
        answer: () => 'No. Each period starts with the full number of credits, and unused ones expire.',
      },
    ],
  },
  closing: {
    title: 'Someone is waiting for a better message.',
    text: 'The Free plan has no end date and needs no card.',
    contact: 'Talk to the team',
  },
};
