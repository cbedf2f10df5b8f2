const number = (known: string | null) => known ?? '112, or your local emergency number';

/** Safety advice within the plan. */
export const safety = {
  title: 'Safe there, safe home',
  outside: [
    'Meet in public the first time, and stay around other people.',
    'Have your own way home: your ticket, your ride, a charged phone.',
    'Keep your drink with you, and drink as much or as little as you like. Nothing at all is fine too.',
    'A friend knows where you are, and when they’ll hear from you.',
  ],
  onCall: [
    'Keep your address, your workplace and your documents out of the picture.',
    'Don’t send money, whatever the story is.',
    'Show only what you’d show on the street. Screens can be recorded.',
    'A friend knows that you’re on the call, and when they’ll hear from you.',
  ],
  feelsWrong: 'If it feels wrong',
  leave: [
    'Leave, at any moment. You don’t owe anyone a reason, or a share of the bill.',
    'Tell the staff that you need help, or a taxi. They have done it before.',
    'Call your friend, and stay around other people until you’re picked up.',
  ],
  leaveCall: [
    'Hang up, at any moment. You don’t owe anyone a reason.',
    'Block and report them in the app, and tell a friend.',
  ],
  danger: (known: string | null) => `In danger, call ${number(known)}.`,
};
