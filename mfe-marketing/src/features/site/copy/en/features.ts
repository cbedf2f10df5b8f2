export const features = {
  head: 'Four tools for dating apps: messages, bio, photos, dates',
  description:
    'A tour of Datewright: ChatPad, Bio Scanner, Photo Analyzer and Date Coach, each shown in action with made-up examples.',
  crumb: 'Features',
  title: 'Four tools. One honest friend.',
  text: 'Each does one job, explains why, and leaves the last word to you.',
  start: 'Start Free',
  pricing: 'View Pricing',
  see: 'See how it works',
  tools: {
    chat: {
      title: 'ChatPad: what to say next',
      text: 'Openers, replies and ask-outs from what they really wrote. Three to five at a time, each with its reason.',
    },
    bio: {
      title: 'Bio Scanner: a score that shows its work',
      text: 'Eight parts, rules you can read, and a rewrite that keeps your voice.',
    },
    photo: {
      title: 'Photo Analyzer: which one goes first',
      text: 'Light, sharpness, crop, faces: named parts, not a verdict on your looks. Then the best order.',
    },
    date: {
      title: 'Date Coach: a place and a plan',
      text: 'Three spots that fit your match, each with its reason, and a playbook for the evening.',
    },
  },
  masking: {
    title: 'Names are taken out first',
    text: 'Before an AI reads your text, names, numbers, addresses and links that we recognize are taken out. They’re put back afterward.',
    you: 'You paste',
    ai: 'The AI reads',
    back: 'You get back',
    before: ['Anna', ' wants to meet at ', '+36 30 123 4567', '?'],
    hidden: '▇▇▇▇',
    after: 'Tell Anna: Thursday at seven?',
  },
  closing: { title: 'Try all four for free.', text: 'Every tool has free credits. No card.' },
};
