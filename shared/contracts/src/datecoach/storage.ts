import { defineStorage, untilSignOut, untilSignOutOrTabClosed } from '../consent/storage-item.ts';

/** Everything that this tool may store in a browser. */
export const storage = [
  ...defineStorage('local storage', 'necessary', [
    ['datecoach:*', 'Your plans, saved tips and playbooks, so that you can read them offline', untilSignOut],
  ]),
  ...defineStorage('session storage', 'necessary', [
    ['datecoach:*', 'Spots and forms that you have open in this tab', untilSignOutOrTabClosed],
  ]),
];
