import { defineStorage, untilSignOut } from '../consent/storage-item.ts';

/** What this tool may write into a browser. */
export const storage = [
  ...defineStorage('local storage', 'necessary', [
    [
      'chatpad:*',
      'What you typed in ChatPad and did not send yet',
      untilSignOut,
      ['edits', 'draft', 'pasted', 'interest'],
    ],
  ]),
];
