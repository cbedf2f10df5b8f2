import type { contactIntents } from '@datewright/contracts/marketing/contact-form';

const intents: Record<(typeof contactIntents)[number], string> = {
  prepurchase: 'Pre-purchase question',
  billing: 'Billing and payments',
  technical: 'Technical support',
  partnership: 'Partnership or press',
};

export const contact = {
  head: 'Contact: write to a person',
  description:
    'Write to Datewright: questions before buying, billing, technical help, partnership and press. We answer within 24 hours on business days.',
  crumb: 'Contact',
  title: 'Say hello. A person reads it.',
  text: 'Questions, problems, praise, a typo: all welcome. We answer within 24 hours on business days.',
  toForm: 'Write to us',
  start: 'Start Free',
  plan: {
    title: 'What you get for free',
    text: (messages: number) => `${messages} AI messages a day, and a taste of every tool. No card.`,
    links: { pricing: 'Plans and prices', features: 'What the tools do', privacy: 'How we treat your data' },
  },
  mail: 'Prefer email?',
  form: {
    title: 'Your message',
    needed: {
      name: 'Please enter your name',
      email: 'Please enter a valid email address, such as name@example.com',
      intent: 'Please choose what it is about',
      message: 'Please write a message',
    },
    name: 'Your name',
    email: 'Your email',
    intent: 'What is it about?',
    choose: 'Please choose',
    intents,
    channel: 'We reply by email.',
    message: 'Message',
    messageHint: 'Please leave out passwords and card numbers.',
    consent: 'You may use this message to answer me.',
    privacy: 'Privacy Policy',
    company: 'Company',
    send: 'Send message',
    sending: 'Sending…',
    general: 'General inquiry',
    done: 'Thanks! We will get back to you within 24 hours.',
    number: (number: string) => `Your reference number is ${number}.`,
    failed: (email: string) => `Something went wrong. Please try again or reach us at ${email}.`,
    next: 'While you wait: try a first message',
  },
  testimonial: 'What others say',
  faq: {
    title: 'Maybe it’s already here',
    list: [
      {
        question: 'How fast do you answer?',
        answer: 'Within 24 hours on business days. We email you a reference number, so nothing gets lost.',
      },
      {
        question: 'I was charged by mistake. What now?',
        answer:
          'Choose “Billing and payments” and tell us the email address you sign in with. Please never send a card number.',
      },
      {
        question: 'I can’t sign in.',
        answer:
          'Try “Forgot password” first. If no email comes, check your spam folder, then write to us: we can see whether it was sent.',
      },
      {
        question: 'Can you delete my account?',
        answer:
          'You can do it yourself: on your profile, under “Your details and data”. Everything you saved is erased within minutes, including your newsletter subscription and your messages to us. Only invoices, withdrawals and consumer complaints are kept, as the law requires.',
      },
      {
        question: 'Do you talk to press and partners?',
        answer: 'Gladly. Choose “Partnership or press” and tell us when you need an answer.',
      },
    ],
  },
};

export type ContactCopy = typeof contact;
