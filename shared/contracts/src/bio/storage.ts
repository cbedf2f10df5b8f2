import { defineStorage, untilSignOut, untilSignOutOrTabClosed } from '../consent/storage-item.ts';

/** Everything that this tool may store in a browser. */
export const storage = [
  ...defineStorage('local storage', 'necessary', [
    [
      'bio:*',
      'What you typed in the Bio Scanner and have not sent yet',
      untilSignOut,
      ['bioInput', 'editing', 'unsynced', 'interests', 'lookingFor', 'typed', 'prompt', 'preview'],
    ],
  ]),
  ...defineStorage('session storage', 'necessary', [
    ['bio:*', 'What the Bio Scanner is doing for you in this tab', untilSignOutOrTabClosed],
  ]),
];
