import type { PhotoType } from '@datewright/contracts/photo/photo-type';

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

/** The order of a profile and its reasons. */
export const order = {
  title: 'Optimal Order',
  text: 'Drag a photo, or use its arrows. The reasons follow your order.',
  empty: 'Add at least two analyzed photos to unlock your recommended order.',
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
    score: 'Next by score',
  },
};
