/** A part of a bio that a rule matched, with its points. A test checks them against the rules. */
interface Finding {
  words: string;
  points: number;
}

export interface ScoredBio {
  text: string;
  score: number;
  findings: readonly Finding[];
}

/** Bios of made-up people before and after the advice, with the scores and points that the rules give. */
export const scoredBios = {
  ines: {
    before: {
      text: 'I love to travel, laugh and have fun. Looking for someone who doesn’t take life too seriously. Just ask.',
      score: 45,
      findings: [
        { words: 'love to travel', points: -4 },
        { words: 'doesn’t take life too seriously', points: -4 },
        { words: 'Just ask', points: -4 },
      ],
    },
    after: {
      text: 'I plan trips around bakeries: 14 cities so far, Lisbon leads by one custard tart. On Sundays I burn pancakes for my neighbor’s dog. Looking for someone who shares dessert. Window seat or aisle?',
      score: 99,
      findings: [
        { words: 'Lisbon', points: 2 },
        { words: 'On Sundays', points: 1 },
        { words: 'Window seat or aisle?', points: 10 },
      ],
    },
  },
  gergo: {
    before: {
      text: 'No drama, no games. If you can’t hold a conversation swipe left. Tired of this app tbh.',
      score: 25,
      findings: [
        { words: 'No drama', points: -4 },
        { words: 'swipe left', points: -4 },
        { words: 'Tired of', points: -3 },
      ],
    },
    after: {
      text: 'Nurse on night shifts, so my breakfast is your dinner. I grow 9 kinds of chili on a very small balcony and I share. I’d like to meet someone patient who picks up the phone. What’s the hottest thing you’ve ever eaten?',
      score: 85,
      findings: [
        { words: 'chili', points: 4 },
        { words: 'What’s the hottest thing you’ve ever eaten?', points: 10 },
      ],
    },
  },
  kofi: {
    before: {
      text: 'easy going guy, gym, netflix, good vibes only 💪🔥😎 6ft since that matters',
      score: 33,
      findings: [
        { words: 'easy going', points: -4 },
        { words: 'good vibes only', points: -4 },
      ],
    },
    after: {
      text: 'Physio by day, terrible karaoke by night: my best song is Dancing Queen and I will not apologize. Every Wednesday I row on the Danube at 6 am. You’d like it here if you laugh at your own jokes. Duet, or do you watch?',
      score: 93,
      findings: [
        { words: 'Dancing Queen', points: 2 },
        { words: 'Every Wednesday', points: 1 },
        { words: 'Duet, or do you watch?', points: 10 },
      ],
    },
  },
  hana: {
    before: {
      text: "Hi i'm new here, not sure what to write. I like music, movies and food. Looking for my partner in crime.",
      score: 46,
      findings: [
        { words: 'not sure what to write', points: -4 },
        { words: 'partner in crime', points: -4 },
      ],
    },
    after: {
      text: 'I collect records nobody wanted: 62 so far, mostly Hungarian funk. My ramen takes 11 hours and is worth 9. I’m looking for someone with terrible taste and no shame about it. Name one song and I’ll find its worst cover.',
      score: 88,
      findings: [
        { words: 'ramen', points: 4 },
        { words: 'Name one', points: 9 },
      ],
    },
  },
  anna: {
    before: {
      text: 'Travel, good food, gym, dogs. Love to laugh and explore new places. Ask me anything!',
      score: 38,
      findings: [
        { words: 'Love to laugh', points: -4 },
        { words: 'Ask me anything', points: -4 },
      ],
    },
    after: {
      text: 'I rate every city by its worst coffee: Bergen leads, after 9 gray cups. My dog Pál steals socks and I let him. Looking for someone who gets lost on purpose. Sea or mountains for the first argument?',
      score: 85,
      findings: [
        { words: 'socks', points: 4 },
        { words: 'Sea or mountains for the first argument?', points: 10 },
      ],
    },
  },
  mark: {
    before: {
      text: 'Not here for games or drama. Divorced, tired of people who ghost. If you can’t meet in person, swipe left.',
      score: 28,
      findings: [
        { words: 'Not here for games', points: -4 },
        { words: 'tired of', points: -3 },
        { words: 'swipe left', points: -4 },
      ],
    },
    after: {
      text: 'Tram driver on line 2, so I see the Danube 14 times a day. My balcony has 6 tomato plants and one very smug cat. I’d like to meet someone calm who calls instead of texting. What should I plant next?',
      score: 97,
      findings: [
        { words: 'Tram', points: 4 },
        { words: 'tomato', points: 4 },
        { words: 'What should I plant next?', points: 10 },
      ],
    },
  },
  julia: {
    before: {
      text: 'Hi, sorry, not sure what to write. I’m quiet, I like books and tea. Looking for someone nice.',
      score: 48,
      findings: [
        { words: 'not sure what to write', points: -4 },
        { words: 'tea', points: -2 },
      ],
    },
    after: {
      text: 'I mend books at the city library: 31 this year, most of them cookbooks with soup on them. On Fridays I sing alto, badly, in a choir of 9. I’m looking for someone curious who asks the second question. Name one book and I’ll guess the page with the stain.',
      score: 97,
      findings: [
        { words: 'cookbooks', points: 4 },
        { words: 'choir', points: 4 },
        { words: 'Name one', points: 9 },
      ],
    },
  },
} satisfies Record<string, { before: ScoredBio; after: ScoredBio }>;
