import { type NoticesByReason, sameForAll } from '../notice-copy.ts';

const noAnswer = 'You don’t owe this an answer';
const notPolished = 'I won’t polish this one';
const notScored = 'I won’t score or rewrite this';
const leave = ['You don’t have to answer.', 'Block them and report it in the app.'];

/** Notices for disrespect, for someone who is having a hard time, and for giving away too much. */
export const respectNotices = {
  'clear-no': sameForAll({
    title: 'They said no',
    text: [
      'A no is an answer, even a friendly one. All that’s left is a short goodbye, and then leaving it at that.',
      'We won’t write another ask-out.',
    ],
  }),
  hate: {
    match: { title: noAnswer, text: ['What they wrote puts people down for who they are.'], steps: leave },
    chat: {
      title: notPolished,
      text: ['It puts people down for who they are, and that’s what the reader would remember about you.'],
    },
    profile: {
      title: notScored,
      text: ['It puts people down for who they are, and that’s what readers would remember about you.'],
    },
  },
  insult: {
    match: { title: noAnswer, text: ['What they wrote is an insult.'], steps: leave },
    chat: { title: notPolished, text: ['It insults the person who reads it, and no tone makes up for that.'] },
    profile: {
      title: notScored,
      text: ['It insults the people who read it, and no number makes up for that.'],
    },
  },
  sexual: {
    match: {
      title: noAnswer,
      text: ['What they wrote is sexual pressure. You don’t have to be polite about it.'],
      steps: leave,
    },
    chat: {
      title: notPolished,
      text: ['It’s sexual before they’ve said they want that, and most people feel pressured by it.'],
    },
    profile: {
      title: notScored,
      text: ['It’s sexual to everyone who reads it; most people feel pressured by that, and leave.'],
    },
  },
  grief: {
    match: {
      title: 'This sounds like a hard time',
      text: ['I’ll keep it thoughtful: no jokes, no asking out.'],
    },
    chat: {
      title: 'This sounds like a hard time',
      text: ['I’ll keep it thoughtful: no jokes, no asking out.'],
    },
    date: {
      title: 'This sounds like a hard time',
      text: ['I’ll keep it thoughtful: calm ideas, no jokes. A date can wait.'],
    },
    profile: {
      title: 'This sounds like a hard time',
      text: ['I won’t put a number on it, unless you want one.'],
    },
  },
  contacts: sameForAll({
    title: 'Take your contact details out',
    text: [
      'A bio is public: anyone can read and use the number, handle or link in it.',
      'Take it out here, and give it to a match you trust.',
    ],
  }),
} satisfies Partial<NoticesByReason>;
