import { mostPhotos, pictureMinutes, resultDays } from '@datewright/contracts/photo/limits';
import { photos } from './count.ts';

/** The page itself: its head, its bar, what happens to photos. */
export const page = {
  title: 'Photo Analyzer',
  lead: 'What your photos show, what to change, and which one goes first.',
  back: 'How it works',
  guide: 'For the best results upload 4-6 pics covering the 6 types:',
  guideMissing: (n: number) => (n === 0 ? 'You have all six.' : `${n} of 6 still missing:`),
  guideHas: 'you have it',
  guideLacks: 'missing',
  analyzePhotos: 'Analyze Photos',
  analyze: (n: number) => `Analyze ${photos(n)} · ${n} ${n === 1 ? 'credit' : 'credits'}`,
  analyzeSome: (n: number, of: number) =>
    n === 0 ? 'Analyze Photos' : `Analyze ${n} of ${of} photos · ${n} ${n === 1 ? 'credit' : 'credits'}`,
  only: (n: number, of: number) =>
    n === 0
      ? 'You have no credit left for these. They stay here.'
      : `You have ${n} of the ${of} credits that these photos take: the first ${n} ${n === 1 ? 'is' : 'are'} analyzed, the others stay here.`,
  seeResults: 'See results',
  uploadNew: 'Upload New Photos',
  addMore: 'Add more photos',
  openers: 'Write openers to go with them',
  offline: 'You are offline. Your photos stay here, and what was begun goes on when you are back.',
  notKept: 'This browser keeps no photos for us: they are gone when you close or reload this page.',
  removed: (n: number) => `${photos(n)} removed.`,
  bringBack: 'Bring back',
  privacyTitle: 'What happens to your photos',
  privacy: (who: string | null) =>
    `Each photo is re-encoded without its metadata, so no place or date goes along. It waits encrypted, is shown to the AI${who ? ` (${who})` : ''}, and is deleted as soon as it was looked at, after ${pictureMinutes} minutes at most. What was said about it, without the photo, stays with us for ${resultDays} days. The list you see stays in this browser.`,
  consent: 'Choose only photos of yourself, and only of adults: nobody else in them has agreed to be looked at.',
  most: `Up to ${mostPhotos} photos at a time.`,
  deleteAll: 'Delete everything',
  deleteTitle: 'Delete everything about your photos?',
  deleteText:
    'Photos that wait, every result, links to friends and what they answered: gone here and from our side. This can not be undone. Credits that were used stay used.',
  deleteKeep: 'Keep',
  deleted: 'Everything is deleted.',
  deleteFailed: 'We could not reach our side, so nothing is deleted yet. Please try again.',
};
