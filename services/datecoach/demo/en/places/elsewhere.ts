import type { PlaceFrame } from '../../place-frame.ts';

export const home: PlaceFrame = {
  words: [
    'my flat',
    'my place',
    'my home',
    'my apartment',
    'my house',
    'at home',
    'apartment',
    'sofa',
    'couch',
    'living room',
    'my kitchen',
    'my room',
    'my garden',
    'my balcony',
  ],
  at: 'within four walls',
  moment: 'in public, before any door is closed',
  look: 'a photo or a book on the shelf',
  more: 'another day, in public',
  endpoint: 'at the front door',
  wear: 'Dress as you would to go out: pyjamas decide something that should still be open.',
  bring: 'Bring back the choice: propose a public place around the corner beside this one.',
  meet: 'Meet in public first, on a busy corner near the home, and stay there if either of you likes it better.',
  choose: 'A home has no staff and no other guests, so a public room is the better first choice.',
  timing: 'Keep the first hour outside the home, and name the hour at which it ends.',
  questions: [
    'Would you rather meet outside first? Both answers are fine.',
    'What in a home tells you the most about somebody?',
    'Which room of your childhood can you still draw?',
  ],
  close: [
    {
      text: 'Leave the door unlocked and the lights on: in a home nobody should feel shut in.',
      readNo: 'If they keep their coat on or stand near the door, go out together.',
    },
    {
      text: 'Take the chair, and leave the sofa to them; being in a home is no yes to anything.',
      readNo: 'If they stay at the edge of the seat, ask whether they would rather go outside.',
    },
  ],
  sign: 'They say in words that they like it here; silence in a stranger’s home means nothing.',
  trouble: ['One of you feels uneasy indoors.', '“Let us go out and get some air.” No question, no reason.'],
  surprise: ['A flatmate comes in.', 'Introduce them, and take it as a good moment to go out.'],
  funny: ['The kitchen is a mess.', '“It is an installation. It changes daily.”'],
  end: 'End it at the front door with a clear goodbye, while it is early.',
  wrong:
    'If something feels wrong in a home, leave at once without shoes if need be, and call a friend from the street.',
};

export const video: PlaceFrame = {
  words: [],
  at: 'on the call',
  moment: 'in the first minutes of the call',
  look: 'something in the background of the picture',
  more: 'ten more minutes',
  endpoint: 'before you hang up',
  wear: 'Plain colours: stripes flicker on a screen, and only the upper half is seen.',
  bring: 'Have the charger, a glass of water and one thing to show within reach of the camera.',
  meet: 'Open the call two minutes early, light in front of you and the camera at eye level.',
  choose: 'Choose a quiet corner with nothing behind you that you would not show a stranger.',
  timing: 'Agree on forty minutes: a screen tires sooner than a table.',
  questions: [
    'What can you see from where you sit that I can’t?',
    'Which thing in your room has the longest story?',
    'What would we do now if the screen were a window?',
  ],
  close: [
    {
      text: 'Look into the camera when you say something kind, and at the screen when you listen.',
      readNo: 'Short answers or a look away mean enough: change the subject, and ask if they want to go on.',
    },
    {
      text: 'Show something from your room and ask for one of theirs, if they like.',
      readNo: '“Not today” is a whole answer: thank them and go on.',
    },
  ],
  sign: 'They come nearer to the screen and forget the time: good signs together.',
  trouble: [
    'The connection breaks.',
    'Write “still here”, call once more, and agree on another day if it breaks again.',
  ],
  surprise: ['Somebody comes into the room.', 'Mute, smile, and ask whether they would rather go on another day.'],
  funny: ['A pet interrupts the call.', '“This is my manager, we have to be brief.”'],
  end: 'Say what you enjoyed, say goodbye twice, and let them hang up first.',
  wrong: 'If something feels wrong, end the call: you owe nobody a reason.',
};

/** For a spot of no known kind; `{spot}` is its name. */
export const anyPlace: PlaceFrame = {
  words: [],
  at: 'at “{spot}”',
  moment: 'in the first minutes at “{spot}”',
  look: 'the first thing at “{spot}” that surprises you',
  more: 'a little longer at “{spot}”',
  endpoint: 'where you came in',
  wear: 'Picture yourself at “{spot}” for an hour: standing or sitting, warm or cold, and dress for that.',
  bring: 'Look up “{spot}” on a map the day before, and bring what its guests seem to need.',
  meet: 'Meet in front of “{spot}”, in public, and go in together.',
  choose: 'Make sure that “{spot}” has other people in it and a way out that you know.',
  timing: 'An hour at “{spot}”, said beforehand, leaves both of you wanting more.',
  questions: [
    'What did you expect of “{spot}”?',
    'Who would you bring to “{spot}” next?',
    'What does “{spot}” remind you of?',
  ],
  close: [
    {
      text: 'Leave a pace of room between you at “{spot}” and let them make it smaller.',
      readNo: 'If they make it larger, that is the distance for today.',
    },
    {
      text: 'Point things out at “{spot}” instead of pulling them along.',
      readNo: 'If they do not look up, let it go.',
    },
  ],
  sign: 'At “{spot}” they ask questions back and do not look at the time: good signs together.',
  trouble: ['“{spot}” is full or closed.', 'Have one other public place in mind, and let them choose between two.'],
  surprise: [
    '“{spot}” is nothing for one of you.',
    'Say so kindly and leave: a short date that ends well is a good one.',
  ],
  funny: ['You get lost on the way to “{spot}”.', '“I took the scenic way, for you.”'],
  end: 'Say what you liked about “{spot}” and about the talk, and go your own ways from there.',
  wrong: 'If something feels wrong at “{spot}”, leave or ask whoever works there; you owe no reason.',
};
