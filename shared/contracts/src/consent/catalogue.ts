import { toolStorage } from '../tool-storage.ts';
import { defineStorage, type StorageItem, untilSaved, untilSignOut, untilSignOutOrTabClosed } from './storage-item.ts';
import { visitorCookieDays } from './visitor-cookie.ts';

const tab = 'until the tab is closed';
const deleted = 'until you delete it, or the browser’s data';

const toolItems = (place: StorageItem['place']) => toolStorage.filter((item) => item.place === place);

/**
 * Everything that this site may store in a browser. The cookie policy and the cookie settings show it. A test visits
 * the pages under each choice and fails on anything that is not listed.
 */
export const storageCatalogue: readonly StorageItem[] = [
  ...defineStorage('cookie', 'necessary', [
    [
      'visitor_id',
      'A random number that decides which version of each part of the page, and which variant of a text that we test, you see',
      `${visitorCookieDays} days`,
    ],
    ['__Host-session_id', 'Keeps you signed in', '90 days at most, 14 without a visit, or until you sign out'],
    [
      '__Host-device_id',
      'Recognizes a browser in which you signed in before, so that nobody can lock you out by guessing your password',
      '1 year',
    ],
    ['__Host-recovery_id', 'Lets you set a new password after opening the emailed link', '15 minutes'],
    ['__Host-signup_id', 'Signs you in when you open the emailed link in the browser you registered with', '24 hours'],
    ['__Host-friend_id', 'A random number, so that each friend answers a link only once', '7 days'],
    ['__Host-google_id', 'Connects the start of a Google sign-in with its end', '10 minutes'],
    [
      '__Host-preview',
      'Shows our own team a part of the page before its release, once they open a link and agree',
      '2 hours',
    ],
  ]),
  ...defineStorage('local storage', 'necessary', [
    ['cookieConsent', 'Your choice on this page', '12 months'],
    ['cookieConsentDetail', 'When and to what you agreed, with the number of its proof', '12 months'],
    ['theme', 'Light or dark, once you switch it', deleted],
    ['locale', 'The language that you chose', deleted],
    ['signedIn', 'Whose account is signed in here, so that the right page is shown at once', 'until you sign out'],
    ['afterRegistering', 'The page that you wanted before registering, for the tab of the emailed link', '24 hours'],
    ['lastResend', 'When you last asked for an email again, to show how long to wait for the next one', deleted],
  ]),
  ...toolItems('local storage'),
  ...defineStorage('local storage', 'necessary', [
    ['blogDraft:*', 'What a blog editor typed and has not saved yet', untilSaved, 'all'],
    ['site:*', 'What you typed into a form or a free trial and have not sent yet', untilSignOut, 'all'],
  ]),
  ...defineStorage('session storage', 'necessary', [
    ['postAuthRedirect', 'The page that you wanted before signing in', tab],
    ['lastToolPage', 'The page of a tool that you came from, to return there after paying', untilSignOutOrTabClosed],
    ['homeWelcome', 'That you were greeted, so that it happens once a visit', tab],
    ['homeConfetti', 'That you saw the confetti, so that it falls once a visit', tab],
    ['previewFaults', 'Which failures our own team simulates on a page before its release', tab],
  ]),
  ...toolItems('session storage'),
  ...defineStorage('session storage', 'necessary', [
    ['site:*', 'What you typed into a form and have not sent yet', untilSignOutOrTabClosed],
  ]),
  ...toolItems('database of the browser'),
  ...defineStorage('cache', 'necessary', [
    ['datewright-offline-2', 'The page shown when you are offline. It contains none of your data', deleted],
  ]),
  ...defineStorage('local storage', 'functionality', [
    ['saleEndsAt', 'When an offer that you saw ends. There is no offer today, so this is not stored', '24 hours'],
  ]),
  ...defineStorage('session storage', 'analytics', [
    ['visit', 'A random number that keeps the events of one visit together', tab],
    ['signupCompleted:*', 'That a registration was counted, so that each counts only once', tab],
    ['signupSuccess:*', 'That a registration was counted, so that each counts only once', tab],
  ]),
  ...defineStorage('local storage', 'analytics', [
    [
      'trackedPurchases',
      'Which purchases were counted, so that each counts only once. It never leaves this device',
      deleted,
    ],
  ]),
  ...defineStorage('local storage', 'advertising', [
    ['utm', 'Which advertisement led you here; the id of a click for 90 days', deleted],
  ]),
];
