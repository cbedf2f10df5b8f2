import { defineStorage, untilSignOut } from '../consent/storage-item.ts';

/** Everything that this tool may store in a browser. */
export const storage = [
  ...defineStorage('local storage', 'necessary', [
    [
      'chatpad:*',
      'What you typed in ChatPad and have not sent yet',
      untilSignOut,
      ['edits', 'draft', 'pasted', 'interest'],
    ],
  ]),
];
