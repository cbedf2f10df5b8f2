interface Part {
  title: string;
  lead: string;
  /** True when the tips are about asking questions, so the study on that is cited. */
  asksQuestions?: boolean;
  tips: { tip: string; text: string }[];
}

const parts: Part[] = [
  {
    title: 'Confidence',
    lead: 'It isn’t being loud. It’s being at ease with how things turn out.',
    tips: [
      {
        tip: 'Go to find out, not to pass a test.',
        text: 'You also choose. One curious evening is a success, whatever follows.',
      },
      {
        tip: 'You can say that you’re nervous.',
        text: '“I’m a bit nervous, and glad I’m here.” It relaxes you both.',
      },
      {
        tip: 'Wear something you’ll forget you’re wearing.',
        text: 'Clean, comfortable, yours. Shoes that you can walk home in.',
      },
      { tip: 'Arrive a few minutes early.', text: 'You choose the table, and your breath has time to slow down.' },
    ],
  },
  {
    title: 'Conversation',
    lead: 'Be interested first. Being interesting comes with it.',
    asksQuestions: true,
    tips: [
      {
        tip: 'Ask about the answer.',
        text: 'Stay with what they just said for one more question before you change the subject.',
      },
      {
        tip: 'Give one, take one.',
        text: 'After two questions, share something of your own, so it doesn’t turn into an interview.',
      },
      {
        tip: 'Silence is allowed.',
        text: 'Take a sip, look around, say what you see. Not every gap has to be filled.',
      },
      {
        tip: 'Leave the ex, the salary and the wedding for later.',
        text: 'If they bring it up, answer briefly and kindly, and move on.',
      },
    ],
  },
  {
    title: 'Reading the signs',
    lead: 'A sign is a reason to ask, never an answer.',
    tips: [
      {
        tip: 'Look for several at once.',
        text: 'They ask back, they lean in, they lose track of time. One alone means little: some people just smile a lot.',
      },
      {
        tip: 'Short answers, crossed arms, a look at the phone:',
        text: 'ask whether they’re comfortable, or offer to call it an evening. Both are kind.',
      },
      {
        tip: 'Before you touch or kiss, ask.',
        text: '“May I kiss you?” A clear yes is a yes. “Maybe”, a laugh, freezing or silence is a no, and a yes can be taken back.',
      },
      {
        tip: 'Someone who’s had too much to drink can’t say yes.',
        text: 'Make sure they get home safely, and write tomorrow.',
      },
    ],
  },
  {
    title: 'When they test you',
    lead: 'Most tests are teasing or doubt. Play with the first, be honest with the second.',
    tips: [
      { tip: 'They tease.', text: 'Smile, agree and add to it. If it stings, say so: “That one landed a bit hard.”' },
      {
        tip: 'They doubt.',
        text: '“Do you say that to everyone?” Say what’s true, once, and don’t defend yourself for ten minutes.',
      },
      {
        tip: 'They cancel or come late.',
        text: 'Once is life. Say it’s fine, and that next time you’d like to know sooner. Twice is an answer.',
      },
      {
        tip: 'They push.',
        text: 'To drink, to go to their place, to say more than you want: “No, thank you” is a whole sentence. Anyone who won’t accept it has given you an answer, too.',
      },
      {
        tip: 'And never test back.',
        text: 'Late replies on purpose, jealousy, games: they only show you who puts up with games.',
      },
    ],
  },
];

export const advice = {
  title: 'Tips for every date',
  lead: 'General advice for everyone. Your playbook has what fits your match.',
  limit: 'Its limit:',
  parts,
};
