const number = (known: string | null) => known ?? '112, or your local emergency number';

/** Questions after the date. */
export const outcome = {
  title: (who: string) => (who ? `You and ${who}` : 'Your date'),
  went: 'How did it go?',
  wents: {
    great: 'Great',
    fine: 'Fine',
    'not-for-me': 'Not for me',
    'felt-wrong': 'Something felt wrong',
    'did-not-happen': 'It didn’t happen',
  },
  next: 'What next?',
  nexts: {
    'see-again': 'See them again',
    friends: 'Stay friends',
    'say-no': 'Say no, kindly',
    wait: 'Nothing yet',
  },
  helped: 'Which of these helped?',
  failed: 'We couldn’t save your answer. Please try again.',
  forget: 'Delete my answer',
  advice: {
    great: 'Lovely. Tell them so while it is fresh: one line is enough.',
    fine: 'Good. Sleep on it, and thank them for the evening.',
    'not-for-me': 'It happens to everyone. A clear, kind line is better than silence.',
    'did-not-happen':
      'That stings, and it says nothing about you. If they told you beforehand, suggest one other day. If they just didn’t show up, you don’t owe them a second try.',
  },
  nextAdvice: {
    'see-again': 'Say what you liked, and suggest one day. If they hesitate or don’t answer, leave it at that.',
    friends: 'Say it openly, and only if you mean it. They may not want that, and that is fine.',
    'say-no': 'Short, kind and clear. You don’t need a reason, and you don’t have to leave a door open.',
    wait: 'No hurry. A short thank-you is never wrong.',
  },
  kindNo: 'Kind ways to say no',
  edit: 'Change it in ChatPad',
  sorry: 'We’re sorry. How you feel is reason enough, and it wasn’t your fault. You don’t have to answer them.',
  danger: (known: string | null) => `If you’re in danger now, or need a doctor, call ${number(known)}.`,
  care: [
    'Talk to someone you trust, today if you can.',
    'Block and report them in the app. Take screenshots first: the chat may disappear when you do.',
    'If someone hurt you or touched you against your will, that’s a crime. A doctor, a help line or the police can help, and you decide which.',
  ],
  worked: 'What worked for you',
  wentWell: (well: number, dates: number) => `${well} of ${dates} dates went well.`,
  helpedOn: (times: number, dates: number) => `helped on ${times} of ${dates} dates`,
  workedLimit:
    'Counted from your own answers, and only for you. A hint, not a rule. Delete an answer and it no longer counts.',
};
