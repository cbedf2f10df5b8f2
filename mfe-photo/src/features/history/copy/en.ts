import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import { photos } from '../../../copy/en/count.ts';

/** Results of earlier days, on any device. */
export const history = {
  title: 'Earlier results',
  today: 'Today',
  yesterday: 'Yesterday',
  photos,
  best: (score: string) => `best ${score}`,
  showAll: (count: number) => `Show all ${count}`,
  heading: (day: string) => `Results: ${day}`,
  back: 'Back to current photos',
  backToUpload: 'Back',
  picture: (n: number) => `Picture ${n}`,
  noPictures: (missing: number, all: number) =>
    `${
      missing < all
        ? `${missing} of ${photos(all)} ${missing === 1 ? 'is' : 'are'} no longer on this device`
        : all === 1
          ? 'The picture is no longer on this device'
          : 'The pictures are no longer on this device'
    }: the drawings show where the faces were.`,
  addAgain: 'Add the same pictures again to see them, for free.',
  failed: 'We couldn’t load your earlier results.',
  gone: `These results are no longer here: they were deleted, or are older than ${resultRetentionDays} days.`,
  gotIt: 'Got it',
  delete: 'Delete',
  deletion: {
    title: 'Delete these results?',
    text: 'They are deleted in this browser and on our servers, and their photos leave your links to friends. You can’t undo this. Used credits stay used, and analyzing the same pictures again costs credits.',
    yes: 'Delete results',
    no: 'Keep them',
    done: 'These results are deleted.',
    failed: 'We couldn’t delete all of them. Please try again.',
  },
};
