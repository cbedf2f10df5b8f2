import type { Frame } from '../phrasebook.ts';

export const gentle: Frame[] = [
  {
    say: 'I’m so sorry{,name}. You don’t have to answer, I just wanted you to know that I’m thinking of you.',
    why: 'Says that you heard it and asks for nothing back.',
    evidence: null,
  },
  {
    say: 'That’s terribly sad news, and I’m sorry. If you want to talk about it, I’m here and I’ll listen.',
    why: 'Offers to listen and leaves the choice to them.',
    evidence: null,
  },
  {
    say: 'I’m sorry you have to go through this. Take all the time you need, we can write whenever you feel like it.',
    why: 'Takes the pressure off: no reply is owed.',
    evidence: null,
  },
  {
    say: 'Thank you for telling me{,name}. I don’t have the right words, but I’m really sorry.',
    why: 'Honest about having no perfect words, which comforts more than a phrase.',
    evidence: null,
  },
  {
    say: 'How are you holding up today? A long answer, a short one or none at all is fine.',
    why: 'A plain question about them, with an easy way out.',
    evidence: null,
  },
  {
    say: 'I’m sorry. Is there somebody with you tonight?',
    why: 'Cares about the next hours, not about the chat.',
    evidence: null,
  },
  {
    say: 'That must be so hard. Would you like to tell me about it, or would you rather have something ordinary to read right now?',
    why: 'Lets them choose between talking and quiet company.',
    evidence: null,
  },
  {
    say: 'I’m sorry{,name}. Please don’t feel you have to be good company here. I’m glad you said it.',
    why: 'Frees them from having to entertain.',
    evidence: null,
  },
  {
    say: 'There’s nothing clever to say, so just this: I’m sorry, and I’m here.',
    why: 'Short and warm, without advice.',
    evidence: null,
  },
  {
    say: 'Be kind to yourself these days. I’m here whenever you want to write, also if it takes weeks.',
    why: 'Promises patience and keeps it simple.',
    evidence: null,
  },
];
