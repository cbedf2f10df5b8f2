import { count, photos } from '../../../copy/en/count.ts';

/** Progress, results and errors of an analysis. */
export const analyze = {
  steps: new Map([
    ['uploading', 'On its way…'],
    ['waiting', 'In line…'],
    ['measuring', 'Measuring…'],
    ['checking', 'Checking that it’s OK…'],
    ['looking', 'Looking at it…'],
  ]),
  step: 'Looking at it…',
  progress: (done: number, all: number) => `${done} of ${all}`,
  reading: (done: number, all: number) => `${done} of ${photos(all)} read`,
  goesOn: 'You can leave this page: the analysis continues, and the results are here when you come back.',
  offline: 'No connection. We’ll continue when it’s back.',
  stop: 'Stop',
  stopped: 'Stopped. Photos without a result are here, and can be analyzed again.',
  done: (ok: number, bad: number) =>
    bad === 0
      ? `${count(ok, 'result is', 'results are')} here.`
      : `${count(ok, 'result', 'results')}, ${bad} with an issue.`,
  failed: 'Something went wrong while processing your photos. Please try again.',
  sameIsFree: 'A photo that was already paid for is not charged again.',
  again: 'Try again',
  issuesTitle: 'Some photos had issues 😕',
  issue: (place: number, message: string) => `Photo ${place}: ${message}`,
  issuesFree: 'You weren’t charged.',
  removeErrors: 'Remove Error Photos',
  gotIt: 'Got it',
  outTitle: 'Insufficient Credits! 💳',
  out: (n: number) =>
    n === 0
      ? 'You are out of photo credits for now. Your photos stay here.'
      : `You ran out of credits: ${photos(n)} ${n === 1 ? 'is' : 'are'} still waiting here.`,
  upgrade: 'Upgrade',
  photoFailed: "We couldn't analyze that photo. Try a brighter, solo picture!",
  wrong: 'We got this wrong',
  wrongThanks: 'Thank you. We look at how often this happens; your photo isn’t sent.',
  manyFaces: 'More than one person here.',
  chooseFace: 'Choose your face',
  faceTitle: 'Which one is you?',
  faceText:
    'Tap your own face: we won’t look at any other. The others in this photo haven’t agreed to be uploaded, so a photo of you alone is the better choice.',
  face: (n: number, place: string) => `Face ${n}, ${place}`,
  places: { left: 'left', middle: 'middle', right: 'right' },
  faceNone: 'None of these is me',
  photoAlt: (name: string) => `Your photo ${name}`,
};
