import type { BioRule } from '@datewright/contracts/bio/rules';

interface RuleWords {
  /** The finding in a few words. */
  name: string;
  /** What the rule checks and what to do, in one sentence. */
  rule: string;
}

/** Each rule of the score, as a member reads it. */
export const rules: Record<BioRule, RuleWords> = {
  lengthBase: {
    name: 'Starting points',
    rule: 'Looks at whether there is a bio at all: any text starts with full points here.',
  },
  lengthShort: {
    name: 'Rather short',
    rule: 'Looks at bios under 120 characters: add one more detail that only you could write.',
  },
  lengthLong: {
    name: 'Rather long',
    rule: 'Looks at bios over 500 characters: keep the two or three details that you would say out loud first.',
  },
  lengthSentence: {
    name: 'A long sentence',
    rule: 'Looks at sentences that run on past 28 words (24 in Hungarian): cut it in two.',
  },
  lengthWall: {
    name: 'A wall of text',
    rule: 'Looks at blocks over 450 characters without a line break: put an empty line where the topic changes.',
  },
  lengthFragments: {
    name: 'Mostly fragments',
    rule: 'Looks at bios made mostly of one- or two-word sentences: turn a few into whole thoughts.',
  },
  languageBase: {
    name: 'Starting points',
    rule: 'Looks at how much there is to read: from 10 words on, a text without errors has full points here.',
  },
  languageMisspelling: { name: 'A misspelling', rule: 'Looks at commonly misspelled words: correct this one.' },
  languageAccents: {
    name: 'Missing accents',
    rule: 'Looks at words that lost their accents: write them with é, ő, ű and the others.',
  },
  languageTexting: { name: 'Texting shorthand', rule: 'Looks at shorthand like “u” or “gr8”: write the word out.' },
  languageDoubledWord: { name: 'A word twice', rule: 'Looks at the same word appearing twice in a row: delete one.' },
  languageConfusion: {
    name: 'Mixed-up words',
    rule: 'Looks at words that are easily mixed up, like “your” and “you’re”: check which one you mean.',
  },
  languageLowerI: { name: 'A small “i”', rule: 'Looks at “i” on its own: write “I”.' },
  languageCapital: {
    name: 'A lowercase beginning',
    rule: 'Looks at sentences that begin with a lowercase letter: begin with a capital.',
  },
  languageSpacing: { name: 'Spacing', rule: 'Looks at spaces around commas and periods: none before, one after.' },
  languageMarks: { name: 'Repeated marks', rule: 'Looks at marks in a row like “??” or “,,”: one is enough.' },
  concreteName: {
    name: 'A name',
    rule: 'Looks at names of places, people, bands or books: each makes the picture sharper, so name one more.',
  },
  concreteNumber: { name: 'A number', rule: 'Looks at numbers: “43 night trains” beats “many”, so count something.' },
  concreteThing: {
    name: 'A word few people use',
    rule: 'Looks at how rare a word is: “accordion” paints a picture, “music” doesn’t. Swap one general word.',
  },
  concreteMoment: {
    name: 'A moment',
    rule: 'Looks at times and occasions like “Sunday mornings”: say when it happens.',
  },
  concreteTrait: {
    name: 'A bare trait',
    rule: 'Looks at traits claimed without proof, like “funny” or “loyal”: show it with an example instead.',
  },
  concreteGeneric: {
    name: 'A general word',
    rule: 'Looks at words that fit everyone, like “music” or “travel”: say which song, which town.',
  },
  originalityBase: {
    name: 'Starting points',
    rule: 'Looks at how many words are your own: up to 28, each adds a little.',
  },
  originalityOwn: {
    name: 'A sentence of your own',
    rule: 'Looks at sentences about you with a name, an object or something you do in them: no one else could have written those.',
  },
  originalityImage: {
    name: 'A fresh image',
    rule: 'Looks at comparisons and images: one of your own is worth keeping.',
  },
  originalityCliche: {
    name: 'A cliché',
    rule: 'Looks at phrases that thousands of profiles use: say it the way only you would.',
  },
  originalityFiller: {
    name: 'A filler',
    rule: 'Looks at lines that say nothing, like “just ask”: cut it or answer it.',
  },
  balanceBase: {
    name: 'Starting points',
    rule: 'Looks at how much you say about yourself and about who you’re looking for: from 10 words on, a balance near 70 to 30 has full points.',
  },
  balanceOnlySelf: {
    name: 'Only about you',
    rule: 'Looks at bios that never say who they’re for: add one line about the person you hope will read it.',
  },
  balanceOnlySought: {
    name: 'Only about them',
    rule: 'Looks at bios that say nothing about their writer: begin with something about you.',
  },
  balanceMuchSelf: {
    name: 'Mostly about you',
    rule: 'Looks at bios with over 90% about their writer: give one line to who you’re looking for.',
  },
  balanceMuchSought: {
    name: 'Mostly about them',
    rule: 'Looks at bios that say more about who they’re looking for than about their writer: aim for 70 to 30.',
  },
  positivityBase: {
    name: 'Starting points',
    rule: 'Looks at how much there is to read: from 10 words on, a text without complaints has nearly full points.',
  },
  positivityWarmth: { name: 'A warm word', rule: 'Looks at words of liking and joy: one is enough.' },
  positivityDemand: { name: 'A demand', rule: 'Looks at demands like “you must”: say what you enjoy instead.' },
  positivityExclusion: {
    name: 'Turning people away',
    rule: 'Looks at lines that send people away, like “no…”: your limits are yours, and saying who you hope to meet keeps them just as well, more kindly.',
  },
  positivityComplaint: {
    name: 'A complaint',
    rule: 'Looks at complaints about apps, dates or people: leave them out; the reader did nothing wrong.',
  },
  hookQuestion: {
    name: 'A question',
    rule: 'Looks at questions that a stranger can answer: they are the easiest way to a first message.',
  },
  hookInvitation: {
    name: 'An invitation',
    rule: 'Looks at invitations like “tell me your…”: say what the reader could write to you.',
  },
  hookChallenge: { name: 'A challenge', rule: 'Looks at playful dares like “convince me”: they make a reply easy.' },
  hookChoice: { name: 'A choice', rule: 'Looks at “this or that”: picking a side is already a message.' },
  hookDull: {
    name: 'A dull hook',
    rule: 'Looks at worn-out endings like “message me”: ask something that’s easy to answer instead.',
  },
  toneBase: {
    name: 'Starting points',
    rule: 'Looks at how much there is to read: from 10 words on, an even tone has full points here.',
  },
  toneShouting: { name: 'Capitals', rule: 'Looks at words in capitals: they read as shouting, so use lowercase.' },
  toneExclamation: { name: 'Many exclamation marks', rule: 'Looks at exclamation marks in a row: one at a time.' },
  toneEmoji: { name: 'Many emoji', rule: 'Looks at more than five emoji: keep the ones that say something.' },
  toneHashtags: { name: 'A hashtag', rule: 'Looks at hashtags: write the thing as a sentence.' },
  toneBitter: {
    name: 'Bitter overall',
    rule: 'Looks at three or more demands, exclusions and complaints together: keep the one that matters and say it kindly.',
  },
  toneUneven: {
    name: 'Two voices',
    rule: 'Looks at formal and slangy words side by side: choose the one that sounds like you.',
  },
};
