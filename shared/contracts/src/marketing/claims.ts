import { z } from '../zod.ts';

export const claim = z.object({
  id: z.string(),
  /** The pages that show it. */
  pages: z.array(z.string()),
  kind: z.enum(['stat', 'badge', 'testimonial', 'rating', 'promise', 'countdown', 'scarcity']),
  figure: z.optional(z.string()),
  text: z.string(),
  author: z.optional(z.string()),
  /** How the figure was found, as stated on the page. */
  methodology: z.optional(z.string()),
  /** True only if evidence supports it. Unverified claims are shown only with SHOW_UNVERIFIED_CLAIMS=true. */
  verified: z.boolean(),
});
export type Claim = z.infer<typeof claim>;

/** The pages that may show claims. */
export const claimPages = [
  'home',
  'pricing',
  'chat-assistant',
  'profile-analyzer',
  'photo-analyzer',
  'date-prep',
  'contact',
] as const;
export type ClaimPage = (typeof claimPages)[number];

const unverified = (rest: Omit<Claim, 'verified' | 'pages'> & { pages: ClaimPage[] }): Claim => ({
  ...rest,
  verified: false,
});

const createTestimonial = (id: string, pages: ClaimPage[], author: string, text: string) =>
  unverified({ id, pages, kind: 'testimonial', author, text });

/** Marketing claims and testimonials. Until `verified` they are copy, not facts. Each claim has one figure. */
export const claims: readonly Claim[] = [
  unverified({ id: 'replies', pages: ['home'], kind: 'stat', figure: '94%', text: 'response rate' }),
  unverified({ id: 'dates', pages: ['home'], kind: 'stat', figure: '81%', text: 'date success' }),
  unverified({
    id: 'moreReplies',
    pages: ['chat-assistant', 'profile-analyzer'],
    kind: 'stat',
    figure: '+85%',
    text: 'more replies',
    methodology: 'Reportedly based on 50,000+ conversations. We have no data that shows it.',
  }),
  unverified({ id: 'secondDates', pages: ['date-prep'], kind: 'stat', figure: '+78%', text: 'more second dates' }),
  unverified({
    id: 'matches',
    pages: ['home', 'profile-analyzer', 'photo-analyzer', 'chat-assistant'],
    kind: 'stat',
    figure: '3.4×',
    text: 'more matches',
    methodology: 'Claimed for profiles before and after. We have no data that shows it.',
  }),
  unverified({ id: 'messages', pages: ['home'], kind: 'stat', figure: '1M+', text: 'messages improved' }),
  unverified({
    id: 'confidence',
    pages: ['date-prep'],
    kind: 'stat',
    figure: '10×',
    text: 'more confidence before a date',
  }),
  unverified({ id: 'stories', pages: ['home'], kind: 'badge', figure: '58,000+', text: 'success stories' }),
  unverified({
    id: 'users',
    pages: ['home', 'pricing', 'chat-assistant', 'profile-analyzer', 'photo-analyzer', 'date-prep'],
    kind: 'badge',
    figure: '50,000+',
    text: 'users',
  }),
  unverified({
    id: 'rating',
    pages: ['home', 'pricing', 'chat-assistant', 'profile-analyzer', 'photo-analyzer'],
    kind: 'rating',
    figure: '4.9/5',
    text: 'average rating',
  }),
  unverified({
    id: 'speed',
    pages: ['chat-assistant', 'profile-analyzer', 'photo-analyzer'],
    kind: 'stat',
    figure: '8 s',
    text: 'to the first result',
    methodology: 'Claimed for one request. How long yours takes depends on the AI and the network.',
  }),
  unverified({
    id: 'dateHours',
    pages: ['home'],
    kind: 'stat',
    figure: '68 h',
    text: 'from first message to first date, on average',
  }),
  unverified({
    id: 'flashSale',
    pages: ['profile-analyzer'],
    kind: 'countdown',
    text: 'Flash sale: the first month for less. Ends in',
  }),
  unverified({
    id: 'analysesLeft',
    pages: ['profile-analyzer'],
    kind: 'scarcity',
    text: '2 free analyses left today.',
  }),
  createTestimonial(
    'testimonialAnchor',
    ['home', 'pricing', 'chat-assistant'],
    'Mark, 29',
    'I stopped staring at an empty chat. The openers sound like me on a good day.',
  ),
  createTestimonial(
    'testimonialReply',
    ['home', 'pricing', 'chat-assistant', 'contact'],
    'Júlia, 33',
    'It told me why a line works, so by the second week I was writing my own.',
  ),
  createTestimonial(
    'testimonialDate',
    ['home', 'pricing', 'date-prep'],
    'Ben, 26',
    'Three messages, one coffee, and a second date on Sunday.',
  ),
  createTestimonial(
    'testimonialBio',
    ['profile-analyzer'],
    'Anna, 31',
    'I thought my bio was fine. It was fine. That was the problem.',
  ),
  createTestimonial(
    'testimonialBioTwo',
    ['profile-analyzer'],
    'Tom, 35',
    'Out went “easy-going”, in came my one good soup. People ask about the soup.',
  ),
  createTestimonial(
    'testimonialPhoto',
    ['photo-analyzer'],
    'Petra, 28',
    'My favorite photo was my worst. My friends knew. They were being kind.',
  ),
  createTestimonial(
    'testimonialPhotoTwo',
    ['photo-analyzer'],
    'Luca, 30',
    'Turns out the sunglasses were my whole personality.',
  ),
  createTestimonial(
    'testimonialCoach',
    ['date-prep'],
    'Nora, 27',
    'I had three questions up my sleeve and needed one. Best kind of over-prepared.',
  ),
  createTestimonial(
    'testimonialCoachTwo',
    ['date-prep'],
    'Dávid, 34',
    'A place where you can hear each other: it sounds small until you have tried the other kind.',
  ),
];
