/** A study that the product may cite. Its limitation is always shown with the claim. */
export interface Evidence {
  id: string;
  claim: string;
  figure: string;
  source: string;
  link: string;
  limit: string;
}

export const evidence = {
  concreteDisclosure: {
    id: 'concreteDisclosure',
    claim: 'Original, concrete words look smarter, funnier and more attractive.',
    figure: '1,234 raters of 308 profiles',
    source: 'van der Zanden et al. 2022, PLOS ONE',
    link: 'https://doi.org/10.1371/journal.pone.0274860',
    limit: 'Profile texts, not messages; mostly people over 50, in Dutch.',
  },
  shortPersonalFunny: {
    id: 'shortPersonalFunny',
    claim: 'Short, personal and funny first messages, and an early move to a date, work best.',
    figure: 'A review of 86 studies',
    source: 'Khan & Chaudhry 2015, Evidence-Based Medicine 20:48',
    link: 'https://doi.org/10.1136/ebmed-2014-110101',
    limit: 'A review of studies of mixed designs.',
  },
  languageErrors: {
    id: 'languageErrors',
    claim: 'Language errors make a profile less attractive to people who notice them.',
    figure: '33.5% of the raters noticed',
    source: 'van der Zanden et al. 2019',
    link: 'https://doi.org/10.1177/0265407519878787',
    limit: 'Dutch profiles; errors made on purpose.',
  },
  selfAndSought: {
    id: 'selfAndSought',
    claim: 'Make it about 70% you and 30% the person you’re looking for.',
    figure: 'A review of 86 studies',
    source: 'Khan & Chaudhry 2015, Evidence-Based Medicine 20:48',
    link: 'https://doi.org/10.1136/ebmed-2014-110101',
    limit: 'A review of studies of mixed designs.',
  },
  followUpQuestions: {
    id: 'followUpQuestions',
    claim: 'People who ask follow-up questions win more second dates.',
    figure: '110 speed-daters',
    source: 'Huang et al. 2017, JPSP 113:430',
    link: 'https://doi.org/10.1037/pspi0000097',
    limit: 'Measured in person, not in chats.',
  },
  looksWords: {
    id: 'looksWords',
    claim: 'Compliments on looks in a first message lower the odds of a reply; humor raises them.',
    figure: '500,000 first messages: “haha” 45% against 32% on average',
    source: 'OkTrends 2009',
    link: 'https://web.archive.org/web/2009/http://blog.okcupid.com/',
    limit: 'Correlation, old, one site.',
  },
  earlyNumbers: {
    id: 'earlyNumbers',
    claim: 'Those who swap numbers mostly do so within 20 messages.',
    figure: '2 million conversations',
    source: 'Zhang & Yasseri 2016',
    link: 'https://arxiv.org/abs/1607.03320',
    limit: 'One app.',
  },
  soundHuman: {
    id: 'soundHuman',
    claim: 'A message that looks AI-written backfires: make it yours.',
    figure: 'Two trials, 1,036 people',
    source: 'Hohenstein et al., arXiv 2102.05756',
    link: 'https://arxiv.org/abs/2102.05756',
    limit: 'Text chat, not dating.',
  },
} as const satisfies Record<string, Evidence>;

export type EvidenceId = keyof typeof evidence;

/** Studies about photos, separate because an AI that writes messages may cite any study above. */
export const photoEvidence = {
  othersChooseBetter: {
    id: 'othersChooseBetter',
    claim: 'Others pick your photo better than you do.',
    figure: 'Two studies, 610 people',
    source: 'White, Sutherland & Burton 2017, Cognitive Research 2:23',
    link: 'https://doi.org/10.1186/s41235-017-0058-3',
    limit: 'How likable photos look, not matches.',
  },
  photosDominate: {
    id: 'photosDominate',
    claim: 'The photo dominates the swipe: bio, height and job weigh 7 to 20 times less.',
    figure: 'One standard deviation more attractive: chosen about 20% more often',
    source: 'Witmer et al. 2025, Computers in Human Behavior Reports',
    link: 'https://www.sciencedirect.com/science/article/pii/S2451958824002124',
    limit: '445 users and 5,340 choices in one task that was like an app.',
  },
} as const satisfies Record<string, Evidence>;

/** Studies about dates in person, separate for the same reason. */
export const datingEvidence = {
  followUpQuestions: evidence.followUpQuestions,
} as const satisfies Record<string, Evidence>;
