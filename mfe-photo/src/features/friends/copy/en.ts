import { friendLinkLimits, maxPhotos } from '@datewright/contracts/photo/limits';

const times = (count: number) => (count === 1 ? '1 time' : `${count} times`);

/** Asking friends, from the member's side. */
export const friends = {
  title: 'Ask your friends',
  text: `Friends see your photos in pairs and choose the better one. No account, about a minute. A link lasts ${friendLinkLimits.days} days and takes up to ${friendLinkLimits.mostAnswers} answers.`,
  short: 'They see your photos in pairs and choose.',
  summary: (links: number, answers: number) =>
    `${links === 1 ? '1 link' : `${links} links`} · ${answers === 0 ? 'no answers yet' : answers === 1 ? '1 answer' : `${answers} answers`}`,
  why: 'Why ask others',
  limit: 'Limit:',
  choose: 'Which photos?',
  chooseText: `Choose ${friendLinkLimits.fewestPhotos} to ${maxPhotos} that you can’t decide between.`,
  all: 'Choose all',
  fileGone: (count: number) =>
    count === 1
      ? 'One photo is no longer in this browser. Upload it again to ask about it.'
      : `${count} photos are no longer in this browser. Upload them again to ask about them.`,
  photo: (name: string) => `Ask about ${name}`,
  mayKeep: `Keep these photos, encrypted, until the link ends: after ${friendLinkLimits.days} days, or when I end it. Only the link opens them.`,
  allAgreed: 'Everyone who can be recognized in them has agreed.',
  make: 'Make the link',
  makes: 'Making the link…',
  lacks: {
    photos: `Choose at least ${friendLinkLimits.fewestPhotos} photos first.`,
    words: 'Tick both boxes first.',
  },
  sent: {
    waiting: 'waits',
    sending: 'is on its way',
    there: 'has arrived',
    failed: 'did not arrive',
  },
  progress: (done: number, all: number) => `${done} of ${all} photos have arrived`,
  sendRest: 'Send the rest',
  notNow: 'Not now',
  ready: 'Your link is ready',
  readyText: 'Anyone with the link can see these photos. Send it to people you trust.',
  address: 'Link',
  copy: {
    copy: 'Copy link',
    copied: 'Copied',
    failed: 'Copy failed. Please copy the link yourself.',
  },
  share: 'Share',
  shareText: 'Help me choose a photo?',
  another: 'Done',
  links: 'Your links',
  loadFailed: 'We couldn’t read your links.',
  until: (day: string) => `Open until ${day}`,
  notOpen: 'Not open: some photos did not arrive. End it and make another.',
  answers: (count: number) => `${count} of ${friendLinkLimits.mostAnswers} friends answered`,
  noAnswers: 'No one has answered yet.',
  few: (count: number) =>
    count === 1
      ? 'Only one friend so far: an opinion, not a result.'
      : `Only ${count} friends so far: a hint, not a result.`,
  chosen: (chosen: number, shown: number) => (shown === 0 ? 'not compared yet' : `chosen ${chosen} of ${times(shown)}`),
  aiPlace: (place: number, all: number) => `AI’s place: ${place} of ${all}`,
  unknownPhoto: 'A photo that is no longer on this page',
  elsewhere: 'This link was made in another browser, and can be copied only there.',
  end: 'End link',
  endTitle: 'End this link?',
  endText: 'It stops working at once. Its photos and answers are deleted, here too.',
  endYes: 'End it',
  endNo: 'Keep it',
  ended: 'The link has ended. Its photos are deleted.',
  failed: 'That did not work. Please try again.',
};
