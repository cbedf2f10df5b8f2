import { z } from '../zod.ts';

export const claim = z.object({
  id: z.string(),
  /** The pages that show it. */
  pages: z.array(z.string()),
  kind: z.enum(['stat', 'badge', 'testimonial', 'rating']),
  figure: z.optional(z.string()),
  text: z.string(),
  author: z.optional(z.string()),
  /** Only what evidence supports is verified; the rest can be switched off with SHOW_UNVERIFIED_CLAIMS=false. */
  verified: z.boolean(),
});
export type Claim = z.infer<typeof claim>;

const home = ['home'];

const homeAndPricing = ['home', 'pricing'];

/** Marketing claims and testimonials: copy, not facts, until `verified`. One figure for each claim. */
export const claims: readonly Claim[] = [
  { id: 'replies', pages: home, kind: 'stat', figure: '94%', text: 'response rate', verified: false },
  { id: 'dates', pages: home, kind: 'stat', figure: '81%', text: 'date success', verified: false },
  { id: 'matches', pages: home, kind: 'stat', figure: '3.4×', text: 'more matches', verified: false },
  { id: 'messages', pages: home, kind: 'stat', figure: '1M+', text: 'messages improved', verified: false },
  { id: 'stories', pages: home, kind: 'badge', figure: '58,000+', text: 'success stories', verified: false },
  { id: 'users', pages: homeAndPricing, kind: 'badge', figure: '50,000+', text: 'users', verified: false },
  { id: 'rating', pages: homeAndPricing, kind: 'rating', figure: '4.9/5', text: 'average rating', verified: false },
  {
    id: 'dateHours',
    pages: home,
    kind: 'stat',
    figure: '68 h',
    text: 'from first message to first date, on average',
    verified: false,
  },
  {
    id: 'testimonialAnchor',
    pages: homeAndPricing,
    kind: 'testimonial',
    text: 'I stopped staring at an empty chat. The openers sound like me on a good day.',
    author: 'Mark, 29',
    verified: false,
  },
  {
    id: 'testimonialReply',
    pages: homeAndPricing,
    kind: 'testimonial',
    text: 'It told me why a line works, so by the second week I was writing my own.',
    author: 'Júlia, 33',
    verified: false,
  },
  {
    id: 'testimonialDate',
    pages: homeAndPricing,
    kind: 'testimonial',
    text: 'Three messages, one coffee, and a second date on Sunday.',
    author: 'Ben, 26',
    verified: false,
  },
];
