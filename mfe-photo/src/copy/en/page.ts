import { pictureRetentionMinutes, resultRetentionDays } from '@datewright/contracts/photo/limits';
import { count, photos } from './count.ts';

const inBrowser = 'Free, and done in your browser.';
const credits = (n: number, mayCostLess: boolean) => `${mayCostLess ? 'up to ' : ''}${count(n, 'credit', 'credits')}`;

/** The page around the features: header, bar, privacy. */
export const page = {
  title: 'Photo Analyzer',
  lead: 'What your photos show, what to change, and which one goes first.',
  howItWorks: 'How it works',
  guide: 'For the best results upload 4-6 pics covering the 6 types:',
  analyze: (n: number, mayCostLess: boolean) => `Analyze ${photos(n)} · ${credits(n, mayCostLess)}`,
  analyzeSome: (n: number, of: number, mayCostLess: boolean) =>
    n === 0 ? 'Analyze Photos' : `Analyze ${n} of ${of} photos · ${credits(n, mayCostLess)}`,
  only: (n: number, of: number) =>
    n === 0
      ? 'You have no credits left. Photos that you had analyzed before are free; the others stay here.'
      : `You have ${count(n, 'credit', 'credits')} for ${photos(of)}. Choose the ${n === 1 ? 'one' : n} to analyze.`,
  seeResults: 'See results',
  uploadNew: 'Upload New Photos',
  addMore: 'Add more photos',
  openers: 'Write openers',
  /** The main action of the results. */
  next: {
    brighten: (position: number) => ({
      title: `Photo ${position} is too dark`,
      text: inBrowser,
      action: `Brighten photo ${position}`,
    }),
    turn: (position: number, score: string) => ({
      title: `Photo ${position} isn’t upright`,
      text: `Upright, it scores ${score}. ${inBrowser}`,
      action: `Turn photo ${position} upright`,
    }),
    add: (what: string) => ({ title: `Still missing: ${what}`, text: null, action: `Add ${what}` }),
    what: { lead: 'a first photo', fullBody: 'a full-body photo', lifestyle: 'a photo of something you do' },
  },
  notKept: 'This browser won’t store your photos: they’ll be gone when you close or reload this page.',
  removed: (n: number) => `${photos(n)} removed.`,
  bringBack: 'Bring back',
  privacyTitle: 'What happens to your photos',
  privacy: (who: string | null) =>
    `Each photo is re-encoded without its metadata, so no place or date goes with it. It is stored encrypted, is shown to the AI${who ? ` (${who})` : ''}, and is deleted once the AI is done with it, after ${pictureRetentionMinutes} minutes at most. Its result, without the photo, stays with us for ${resultRetentionDays} days, with a hash of its pixels, so that you can read it again and the same picture is never charged twice. The photos you see here stay in this browser until you sign out.`,
  consent: 'Choose only photos of yourself, and only of adults. No one else in them has agreed to this.',
  deletion: {
    title: 'Delete everything about your photos?',
    text: 'Your photos here (those with an issue too), every result, your links to friends and their answers are deleted, in this browser and on our servers. You can’t undo this. Used credits stay used.',
    yes: 'Delete everything',
    no: 'Keep everything',
    done: 'Everything is deleted.',
    failed: 'We couldn’t reach our servers, so nothing has been deleted yet. Please try again.',
  },
};
