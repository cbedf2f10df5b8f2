import type { PhotoType } from '@datewright/contracts/photo/photo-type';
import type { PhotoFlaw } from '../../../lib/photo-verdict.ts';
import type { Impression } from '../lib/impression.ts';

const shots: Record<PhotoType, string> = {
  profile: 'portrait',
  full_body: 'full-body photo',
  hobby: 'hobby photo',
  social: 'photo with friends',
  travel: 'travel photo',
  pet: 'photo with a pet',
  other: 'photo',
};
const many: Record<PhotoType, string> = {
  profile: 'portraits',
  full_body: 'full-body photos',
  hobby: 'hobby photos',
  social: 'photos with friends',
  travel: 'travel photos',
  pet: 'photos with pets',
  other: 'photos',
};
const flaws = {
  noFace: 'no visible face',
  manyFaces: 'more than one face',
  smallFace: 'only a small face',
};
type Flaw = keyof typeof flaws;

/** What costs points. */
const measuredFlaws: Partial<Record<PhotoFlaw, string>> = {
  noFace: 'your face is not in it',
  upright: 'it is not upright',
  sharpness: 'it is blurry',
  noise: 'it is grainy',
  light: 'it is dark',
  shadows: 'parts of it are black',
  highlights: 'parts of it are blown out',
  contrast: 'it looks flat',
  faces: 'you are not alone in it',
  faceShare: 'your face is small',
  tilt: 'your head leans',
  turned: 'your head is turned away',
  edge: 'your face is close to the edge',
  borders: 'it has borders',
};
/** What an edit does about it, after “until”; for the rest, only another photo helps. */
const edits: Partial<Record<PhotoFlaw, string>> = {
  upright: 'you turn it upright',
  light: 'you brighten it',
  shadows: 'you lift its shadows',
  faceShare: 'you crop it closer',
  tilt: 'you straighten it',
  borders: 'you crop out the borders',
};

function describe({ strengths, flaw }: Impression): string {
  const looks = strengths.filter((strength) => strength !== 'clearFace').join(' and ');
  const face = strengths.includes('clearFace') ? 'your face is easy to see' : '';
  const praise = [looks, face].filter(Boolean).join(', ');
  const against = flaw && measuredFlaws[flaw];
  return [praise, against].filter(Boolean).join(', but ') || 'nothing measured speaks against it';
}
const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The order of a profile and its reasons. */
export const order = {
  title: 'Optimal Order',
  text: 'Drag a photo, or use its arrows. The reasons follow your order.',
  empty: 'Add at least two analyzed photos to unlock your recommended order.',
  how: 'How the order is made',
  rule: (points: number) =>
    `By score, best first. To put a photo first that is ready to lead, or to keep two of a kind apart, a photo moves by at most ${points} points. Of near-identical photos, only the best is here. House rules, not a study.`,
  recommended: 'Recommended order',
  own: 'Your own order',
  back: 'Back to recommended',
  profile: 'Your profile in this order',
  list: 'Photos in order',
  photo: (position: number, name: string) => `Photo ${position}: ${name}`,
  drag: (name: string) => `Drag ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, position: number, all: number) => `${name} is now ${position} of ${all}.`,
  isBack: 'The recommended order is back.',
  copy: {
    copy: 'Copy order',
    copied: 'Copied',
    failed: 'Your browser didn’t let us copy. Please select and copy the text yourself.',
  },
  line: (position: number, name: string, reason: string) => `${position}. ${name} – ${reason}`,
  missing: 'What is missing',
  nothingMissing: 'Nothing: you have a first photo, a full-body one, and one of something you do.',
  missingUnseen: (who: string) =>
    `The ${who} can’t see photos, so check for yourself that you have a full-body photo and one of something you do.`,
  lacks: {
    lead: 'One photo of you alone with your face large, clear and well lit: it should lead.',
    fullBody: 'One full-body photo.',
    lifestyle: 'One photo of something you do: a hobby, a trip, friends or a pet.',
  },
  limit: 'Limit:',
  reasons: {
    highest: 'Lead with your most magnetic photo: it has your highest score',
    clearFace: 'One clear face',
    clearFaceAt: (position: number, flaw: Flaw) =>
      `It has ${flaws[flaw]}; photo ${position} has one clear face and would lead better`,
    leadsBetter: (position: number) => `It is not ready to lead; photo ${position} is and would lead better`,
    leadsByScore: 'It goes first for now: no photo that is ready to lead scores as high',
    leadsForNow: 'It goes first for now: none of these photos is ready to lead',
    cannotLead: (flaw: Flaw) => `Scores higher than the first, but has ${flaws[flaw]}`,
    notReady: 'Scores higher than the first, but is not ready to lead',
    lifestyle: (type: PhotoType) => `A lifestyle shot comes second: your ${shots[type]}`,
    fullBody: 'A confident full-body shot comes third',
    variety: (type: PhotoType) => `Adds personality and variety: your first ${shots[type]}`,
    partsType: (type: PhotoType) => `Keeps two of your ${many[type]} apart`,
    typeBeside: (type: PhotoType, position: number) => `Like photo ${position}, one of your ${many[type]}`,
    until: (flaw: PhotoFlaw, isLast: boolean) =>
      `${isLast ? 'Last' : 'No higher'}, until ${edits[flaw] ?? 'a better one replaces it'}`,
    weak: 'It scores low',
    measured: (impression: Impression) => toSentence(describe(impression)),
    measuresLike: (position: number, impression: Impression) => `Like photo ${position}: ${describe(impression)}`,
  },
};
