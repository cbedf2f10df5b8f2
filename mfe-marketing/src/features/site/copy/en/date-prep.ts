interface Variant {
  title: string;
  text: string;
  action: string;
  description: string;
  features: string[];
}

export type DateVariant = 'tinder' | 'bumble' | 'profile' | 'photo' | 'default';

const variants: Record<DateVariant, Variant> = {
  default: {
    title: 'From “we should meet” to a good evening.',
    text: 'Date Coach reads the chat, suggests three places that fit your match, and gives you a plan: what to talk about, what to do when it goes quiet, and how to say good night.',
    action: 'Plan my date',
    description:
      'Three date spots, each with its reason, and a playbook for the evening. One date plan a week is free.',
    features: ['Three spots, each with its reason', 'Questions that lead somewhere', 'A kind way out, if you need one'],
  },
  tinder: {
    title: 'They said yes on Tinder. Now where?',
    text: 'Paste the chat. Date Coach finds three places that fit what they wrote, and a plan for the first ten minutes, which are the hardest.',
    action: 'Plan my Tinder date',
    description: 'From a Tinder chat to three date spots and a plan for the evening, made from what your match wrote.',
    features: ['Spots from their own words', 'An easy first ten minutes', 'What to do if it goes quiet'],
  },
  bumble: {
    title: 'You matched on Bumble. Make the plan easy.',
    text: 'An invitation with a place, a time and a reason is easy to say yes to. Date Coach makes one from your chat.',
    action: 'Plan my Bumble date',
    description: 'From a Bumble chat to a place, a time and a plan. One date plan a week is free.',
    features: [
      'An invitation with a time in it',
      'Spots where you can hear each other',
      'Follow-up questions that show you listened',
    ],
  },
  profile: {
    title: 'Your profile got the date. Be that person.',
    text: 'What you wrote about yourself comes up on the date. Date Coach helps you have the stories ready, without a script.',
    action: 'Prepare my date',
    description: 'Have your own stories ready for the date: topics, questions and a plan, made from your chat and bio.',
    features: ['Your stories, ready to tell', 'Their topics, ready to ask', 'No script to learn'],
  },
  photo: {
    title: 'They liked your photos. Meet in good light.',
    text: 'Three places that suit the two of you, from the chat you had, with a plan for before, during and after.',
    action: 'Find a good place',
    description: 'Three date spots that suit the two of you, and a plan for before, during and after.',
    features: ['Places that suit the light and the mood', 'What to wear, said kindly', 'A plan B for rain'],
  },
};

export const datePrep = {
  head: 'Date coach: three places and a plan for the evening',
  crumb: 'Date Coach',
  variants,
  examplesLink: 'See Examples',
  fine: (plans: number) => `${plans} date plan a week is free. No card.`,
  busy: 'One moment…',
  steps: {
    title: 'How it works',
    list: [
      { title: 'Choose a match', text: 'Or type a place you already have in mind.' },
      {
        title: 'Get three spots',
        text: 'Each with the line from the chat that inspired it. General ideas are marked as such.',
      },
      { title: 'Take the plan with you', text: 'Getting ready, arriving, talking, going home. It works offline, too.' },
    ],
  },
  studies: 'What research says about good dates',
  comparison: {
    title: 'The alternatives',
    feature: 'What you get',
    columns: ['Date Coach', 'Web search', 'A friend'],
    rows: [
      { name: 'Knows what your match wrote', marks: [true, false, false] },
      { name: 'Says why a place fits', marks: [true, false, true] },
      { name: 'Plans the conversation, not only the place', marks: [true, false, true] },
      { name: 'Is awake at 11 p.m.', marks: [true, true, false] },
      { name: 'Knows your town by heart', marks: [false, false, true] },
      { name: 'Costs nothing at all', marks: [false, true, true] },
    ],
    yes: 'Yes',
    no: 'No',
    fine: 'A friend who knows your town is hard to beat. Use both.',
  },
  mid: {
    title: 'Thursday comes sooner than you think.',
    text: 'Five minutes of preparation beats an evening of improvising.',
    action: 'Prepare for my date',
  },
  tabs: { label: 'Ideas and tips', ideas: 'Date Ideas', tips: 'Success Tips', title: 'Ideas to steal' },
  ideas: [
    {
      title: 'The date with an easy way out',
      text: 'Coffee with a view, next to a park. If it’s good, you walk. If it isn’t, it was a coffee.',
      style: 'Easy first date',
      tips: [
        'Meet at the counter, not at the table',
        'Say beforehand that you have an hour',
        'Walk side by side: talking is easier',
      ],
    },
    {
      title: 'Do something badly together',
      text: 'Bouldering, mini golf, a pottery taster. Two beginners laughing beats two people interviewing.',
      style: 'Playful second date',
      tips: ['Choose what neither of you is good at', 'Eat afterward, not before', 'Lose gracefully at least once'],
    },
  ],
  tips: [
    { title: 'Ask the second question', text: 'The first one is polite. The follow-up shows that you listened.' },
    { title: 'Go where you can hear', text: 'Half of charm is volume. Choose the quiet corner before you need it.' },
    { title: 'Arrive five minutes early', text: 'You catch your breath, and you get the good table.' },
    {
      title: 'Have one story, not ten',
      text: 'Something that went wrong and ended well. People relax when you’re not perfect.',
    },
    {
      title: 'End it while it’s good',
      text: 'Ninety minutes, then say you had a nice time. Write the next day.',
    },
  ],
  final: { title: 'Walk in knowing where you’ll sit.', text: 'One date plan a week is free.', action: 'Start my plan' },
  benefits: {
    title: 'What you get',
    list: [
      {
        icon: 'date',
        title: 'Spots with reasons',
        text: 'Each place shows the words of your match behind it, or says it’s a general idea.',
      },
      {
        icon: 'chat',
        title: 'Things to talk about',
        text: 'Openers for the table, and what to say when it goes quiet.',
      },
      {
        icon: 'heart',
        title: 'Respect built in',
        text: 'Reading the signs, asking first, and taking a no well. Always in the plan.',
      },
      {
        icon: 'offline',
        title: 'In your pocket, offline',
        text: 'The plan opens without a connection, even in the restroom.',
      },
    ] as const,
  },
  faq: {
    title: 'Before you ask',
    list: [
      {
        question: 'Does it know real places near me?',
        answer:
          'The AI suggests kinds of places that fit your match, or works with a spot you type in. Type your city too, and Date Coach can look for real ones on OpenStreetMap. It never reads your location, and the map can be wrong, so check before you go.',
      },
      {
        question: 'Do I need a chat for it?',
        answer: 'No. If you already have a place in mind, type it in and get a plan for it.',
      },
      {
        question: 'Will I sound rehearsed?',
        answer:
          'Not if you take two ideas and leave the rest. The plan is there so that you can stop thinking about it.',
      },
      {
        question: 'What does it cost?',
        answer: 'One date plan a week is free. Starter doesn’t include Date Coach; Pro includes thirty plans a week.',
      },
    ],
  },
  bottom: {
    title: 'Good dates are mostly good listening.',
    text: 'The rest is a place to sit. We help with both.',
    action: 'Plan my date',
  },
};
