import { maxPhotos } from '@datewright/contracts/photo/limits';
import { photos } from '../../../copy/en/count.ts';

export const choose = {
  title: 'Your photos',
  drop: 'Drop photos here',
  add: 'Add your photos',
  addMore: 'Add more',
  dropNow: 'Let go to add them',
  browse: 'Choose photos',
  camera: 'Take a photo',
  help: 'Which photos to choose',
  hint: `JPG or PNG, max 10MB. WebP, HEIC and AVIF work too, up to 40 megapixels; GIFs don’t. Up to ${maxPhotos} photos at a time.`,
  consent: 'Only photos of yourself, and only of adults.',
  loading: (n: number) => `Reading ${photos(n)}…`,
  added: (n: number) => `${photos(n)} added.`,
  choose: (name: string) => `Choose ${name}`,
  remove: (name: string) => `Remove ${name}`,
  noneLoaded: 'We could not load your photos. Please try again.',
  tooLarge: 'This file is larger than 10 MB.',
  tooManyPixels: 'This picture has more than 40 megapixels.',
  unreadable: 'We couldn’t read this file. Choose a JPG, PNG, WebP, HEIC or AVIF.',
  gif: 'GIFs don’t work as profile photos. Choose a JPG or PNG.',
  lost: 'The browser lost this photo. Choose it again.',
  smallCopy:
    'The browser lost the original: this is a small copy. Choose the photo again to have its sharpness measured.',
  analyzed: (score: string) => `Score ${score}`,
  noCredit: 'No credit left for this photo.',
  hasIssue: 'Has an issue',
};
