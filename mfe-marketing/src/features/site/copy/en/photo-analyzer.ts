import type { PhotoKind } from '../../components/illustrations/photo-scene.tsx';
import type { MetricItem } from '../../components/photo-landing/metric-list.tsx';
import type { FaceMetrics } from '../../lib/photo-measurement/face-metrics.ts';
import type { PhotoRating } from '../../lib/photo-measurement/photo-metrics.ts';

interface DrawnPhoto {
  kind: PhotoKind;
  note: string;
}

/** In a typical order of uploads. */
const photos: DrawnPhoto[] = [
  { kind: 'travel', note: 'lovely mountain, tiny you' },
  { kind: 'social', note: 'which one are you?' },
  { kind: 'profile', note: 'one clear face: goes first' },
  { kind: 'pet', note: 'a conversation starter with fur' },
  { kind: 'full_body', note: 'all of you, no guessing' },
  { kind: 'hobby', note: 'something to ask about' },
];

const shares = {
  good: 'Large enough to see',
  careful: 'A little small',
  bad: 'Too small to recognize you',
} satisfies Record<PhotoRating, string>;

const edges = {
  good: 'Enough on every side',
  careful: 'Close to an edge',
  bad: 'Almost cut off',
} satisfies Record<PhotoRating, string>;

export const photoAnalyzer = {
  head: 'Free dating photo test: which picture goes first',
  description:
    'See what each of your dating photos says, what to change, and the order they work best in. One photo check a week is free.',
  crumb: 'Photo Analyzer',
  title: ['Your best photo is probably ', 'not', ' your favorite.'] as const,
  text: 'Other people pick your photos better than you do, according to two studies. Photo Analyzer looks at each one, tells you what it sees, and puts them in order.',
  action: 'Free Photo Test',
  examples: 'See Examples',
  fine: (photos: number) => `${photos} photo check a week is free. No card.`,
  upload: {
    open: 'Check one photo here',
    title: 'Upload your photo',
    text: 'Light, contrast and size are measured in your browser. The picture never leaves it.',
    drop: 'Drop a photo here',
    browse: 'Choose a photo',
    hint: 'JPG or PNG, up to 10 MB',
    tooLarge: 'That file is larger than 10 MB. Please choose a smaller copy.',
    unreadable: 'Your browser can’t open that file. Please choose a JPG or PNG.',
    measuring: 'Measuring…',
    done: 'What we can measure here',
    faceCheck: {
      look: 'Look for faces too',
      looking: 'Looking for faces…',
      size: 'This loads the detector, about 3 MB, once. The picture still doesn’t leave your browser.',
      done: 'What we found',
      failed: 'We can’t look for faces here right now. Photo Analyzer can after you sign in.',
      facts: ({ count, faces, own }: FaceMetrics): MetricItem[] => [
        {
          name: 'Faces',
          verdict: faces,
          said:
            count === 0
              ? 'None found. Lead with a photo that shows yours.'
              : count === 1
                ? 'One, so nobody has to guess'
                : `${count}, so a stranger may have to guess`,
        },
        ...(own
          ? [
              { name: 'Your face', verdict: own.faceShare, said: shares[own.faceShare] },
              { name: 'Room around it', verdict: own.edge, said: edges[own.edge] },
            ]
          : []),
      ],
    },
    another: 'Try another photo',
    go: 'Continue to analyzer',
    limits:
      'Photo Analyzer checks sharpness, cropping and what the photo says, after you sign in. Your photo comes with you, in this tab.',
    facts: {
      light: { name: 'Light', good: 'Bright enough', careful: 'A little dark', bad: 'Too dark' },
      shadows: {
        name: 'Shadows',
        good: 'You can see detail in them',
        careful: 'Some parts are black',
        bad: 'Much of it is black',
      },
      highlights: {
        name: 'Highlights',
        good: 'Nothing is blown out',
        careful: 'Some parts are white',
        bad: 'Much of it is blown out',
      },
      contrast: { name: 'Contrast', good: 'Clear', careful: 'A little flat', bad: 'Flat, as if through fog' },
      resolution: { name: 'Size', good: 'Large enough', careful: 'Just large enough', bad: 'Too small' },
    },
  },
  photos,
  types: {
    title: 'Six photos, six jobs',
    text: 'Four to six photos that each say something different beat ten that all say the same thing.',
    names: {
      profile: 'Money Maker',
      full_body: 'Full Fit Check',
      hobby: 'Action Hero',
      social: 'Squad Goals',
      travel: 'Wanderlust Flex',
      pet: 'Furry Wingman',
    } satisfies Record<PhotoKind, string>,
    texts: {
      profile: 'Your face, clear and close, in good light. It goes first.',
      full_body: 'Head to toe, standing the way you do. Nobody has to guess.',
      hobby: 'You, busy with what you love. It gives people something to ask.',
      social: 'You among friends, and easy to find. Never the first photo.',
      travel: 'A place with you in it. Large enough to be more than a dot.',
      pet: 'You and an animal. Borrowed dogs count, as long as the caption says so.',
    } satisfies Record<PhotoKind, string>,
  },
  steps: {
    title: 'How It Works',
    list: [
      {
        title: 'Drop in your photos',
        text: 'Up to ten at once, JPG or PNG. We read them one by one, then delete them.',
      },
      {
        title: 'Read the notes',
        text: 'A score out of ten made up of named parts, pros, cons and one thing to change.',
      },
      { title: 'Take the order', text: 'Your photos as a profile, best first, each with the reason for its place.' },
    ],
  },
  demo: {
    title: 'What a result looks like',
    tabs: { label: 'Example results', analysis: 'Photo Analysis', order: 'Optimal Order' },
    examples: ['What was measured on one photo', 'What to change in the second photo'],
  },
  why: {
    title: 'Why it works',
    text: 'The first impression takes a tenth of a second, and the photo weighs far more than the bio.',
  },
  faq: {
    title: 'Fair questions',
    list: [
      {
        question: 'What happens to my photos?',
        answer:
          'A photo is stored encrypted for at most ten minutes while it waits to be analyzed, and is then deleted. Its results stay in your account for thirty days, or until you delete them.',
      },
      {
        question: 'Does it rate how I look?',
        answer:
          'No. It rates the photograph: light, sharpness, crop, how many faces, what it shows. It says what is visible, never how attractive someone is or what they feel.',
      },
      {
        question: 'Who looks at them?',
        answer:
          'Nobody does. Fixed rules measure the picture, and an AI looks at it and writes the notes. If you’d like people’s opinions, “Ask your friends” gives you a link, and your own friends choose.',
      },
      {
        question: 'How many photos are free?',
        answer: 'One photo check a week. Starter includes more each week, and Pro the most; see the pricing page.',
      },
      {
        question: 'Will I get more matches?',
        answer:
          'We can’t promise that, and be wary of anyone who does. We can tell you which photo shows you best, and why.',
      },
    ],
  },
  closing: {
    title: 'Ask someone honest. It takes a minute.',
    text: 'One photo check a week is free, without a card.',
  },
  examplesPage: {
    head: 'Dating photo examples, with notes in the margin',
    description:
      'Six kinds of dating photos, drawn and annotated: what works, what doesn’t, and five tips for your next one.',
    crumb: 'Examples',
    title: 'Six photos, read by an honest friend',
    text: 'The people are drawn, the notes are real: this is how Photo Analyzer reads a picture.',
    tabs: { label: 'Examples and tips', examples: 'Photo Analysis Examples', tips: 'Pro Photo Tips' },
    analyze: 'Analyze my photo',
    tips: [
      {
        title: 'Face the window',
        text: 'Daylight from the front is the cheapest studio there is. Turn away from lamps.',
      },
      { title: 'Step closer', text: 'If your face is smaller than your thumbnail on a phone, it’s a landscape.' },
      {
        title: 'One of you first',
        text: 'The first photo shows you alone. Friends can follow, once people know who to look for.',
      },
      {
        title: 'Give them a question',
        text: 'A climbing wall, a burnt cake, a strange hat: anything people can ask about.',
      },
      {
        title: 'Ask three friends',
        text: 'Let them choose the first photo without you in the room. They are better at it than you.',
      },
    ],
  },
};
