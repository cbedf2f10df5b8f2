import { defineStorage, untilSignOut, untilSignOutOrTabClosed } from '../consent/storage-item.ts';

/** What this tool may store in a browser. */
export const storage = [
  ...defineStorage('local storage', 'necessary', [
    ['photo:*', 'Which photos are being analyzed, and links that you made for friends', untilSignOut],
  ]),
  ...defineStorage('session storage', 'necessary', [
    ['photo:*', 'The list and order of your photos in this tab', untilSignOutOrTabClosed],
    [
      'photo-carried',
      'A photo that you tried before signing in, until the Photo Analyzer takes it',
      untilSignOutOrTabClosed,
    ],
    ['photo-vote:answers', 'Your answers about a friend’s photos until you send them', untilSignOutOrTabClosed],
  ]),
  ...defineStorage('database of the browser', 'necessary', [
    ['datewright-photos', 'The photos that you chose, on your device only', untilSignOut],
  ]),
];
