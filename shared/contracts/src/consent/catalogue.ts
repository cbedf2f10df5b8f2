import type { StorageCategory } from './choice.ts';

export interface StorageItem {
  /** As code writes it; `*` stands for what differs by member, match or visit. */
  name: string;
  place: 'cookie' | 'local storage' | 'session storage' | 'database of the browser';
  category: StorageCategory;
  purpose: string;
  lasts: string;
  /** `null`: ourselves. Otherwise the vendor that reads it. */
  vendor: string | null;
  /** What a member typed, or a copy of what is theirs: signing out takes it along. */
  isClearedAtSignOut: boolean;
  /** The fields in which work stands that is nowhere else, or `all` of it: signing out asks before it takes that. */
  unsent?: 'all' | readonly string[];
}

const tab = 'until the tab is closed';
const session = 'until the browser is closed';
const deleted = 'until you delete it, or the browser’s data';
const untilSignOut = 'until you sign out or delete it, or the browser’s data';
const untilSignOutOrTabClosed = 'until you sign out or the tab is closed';
const unsaved = 'until it is saved, or you sign out';
const personal: readonly string[] = [untilSignOut, untilSignOutOrTabClosed, unsaved];

const unsentChat = ['edits', 'draft', 'pasted', 'interest'];
const unsentBio = ['bioInput', 'editing', 'unsynced', 'interests', 'lookingFor', 'typed', 'prompt', 'preview'];

const ownItems = (
  place: StorageItem['place'],
  category: StorageCategory,
  rows: readonly (readonly [name: string, purpose: string, lasts: string, unsent?: StorageItem['unsent']])[],
): StorageItem[] =>
  rows.map(([name, purpose, lasts, unsent]) => {
    const isClearedAtSignOut = personal.includes(lasts);
    return { name, place, category, purpose, lasts, vendor: null, isClearedAtSignOut, ...(unsent && { unsent }) };
  });

/**
 * Everything that this site may write into a browser. The cookie policy and the cookie settings show it, and a test
 * visits the pages under each choice and fails on anything else.
 */
export const storageCatalogue: readonly StorageItem[] = [
  ...ownItems('cookie', 'necessary', [
    ['visitor_id', 'Keeps the versions of all parts of the page together during a visit', session],
    ['__Host-session_id', 'Keeps you signed in', '90 days at most, 14 without a visit, or until you sign out'],
    [
      '__Host-device_id',
      'Knows a browser in which you signed in before, so that guessers can’t lock you out',
      '1 year',
    ],
    ['__Host-recovery_id', 'Lets you set a new password after opening the emailed link', '15 minutes'],
    ['__Host-signup_id', 'Lets you in when you open the emailed link in the browser you registered with', '24 hours'],
    ['__Host-friend_id', 'A random number, so that one friend answers a link once', '7 days'],
    ['__Host-google_id', 'Connects your way to Google with your way back', '10 minutes'],
  ]),
  ...ownItems('local storage', 'necessary', [
    ['cookieConsent', 'Your choice on this page', '12 months'],
    ['cookieConsentDetail', 'When and to what you agreed, with the number of its proof', '12 months'],
    ['theme', 'Light or dark, once you switch it', deleted],
    ['locale', 'The language that you chose', deleted],
    ['signedIn', 'That somebody is signed in here, so that the right page is drawn at once', 'until you sign out'],
    ['afterRegistering', 'The page that you wanted before registering, for the tab of the emailed link', '24 hours'],
    ['lastResend', 'When an email was asked for again, to count down the wait', deleted],
    ['bio:*', 'What you typed in the Bio Scanner and did not send yet', untilSignOut, unsentBio],
    ['chatpad:*', 'What you typed in ChatPad and did not send yet', untilSignOut, unsentChat],
    ['photo:*', 'Which photos are being analyzed, and links that you made for friends', untilSignOut],
    ['datecoach:*', 'Your plans, saved tips and playbooks, to be read without a network', untilSignOut],
    ['blogDraft:*', 'What an editor of the blog typed and was not saved yet', unsaved, 'all'],
    ['site:*', 'What you typed into a form or a free try and did not send yet', untilSignOut, 'all'],
  ]),
  ...ownItems('session storage', 'necessary', [
    ['postAuthRedirect', 'The page that you wanted before signing in', tab],
    ['homeWelcome', 'That you were greeted, so that it happens once a visit', tab],
    ['homeConfetti', 'That you were greeted, so that it happens once a visit', tab],
    ['bio:*', 'What the Bio Scanner is doing for you in this tab', untilSignOutOrTabClosed],
    ['photo:*', 'The list and order of your photos in this tab', untilSignOutOrTabClosed],
    [
      'photo-carried',
      'A photo that you tried before signing in, until the Photo Analyzer takes it',
      untilSignOutOrTabClosed,
    ],
    ['photo-vote:answers', 'Your answers about a friend’s photos until you send them', untilSignOutOrTabClosed],
    ['datecoach:*', 'Spots and forms that you have open in this tab', untilSignOutOrTabClosed],
    ['site:*', 'What you typed into a form and did not send yet', untilSignOutOrTabClosed],
  ]),
  ...ownItems('database of the browser', 'necessary', [
    ['datewright-photos', 'The photos that you chose, on your device only', untilSignOut],
  ]),
  ...ownItems('local storage', 'functionality', [
    ['saleEndsAt', 'When an offer that you saw ends. No offer runs today: it is not written', '24 hours'],
  ]),
  ...ownItems('session storage', 'analytics', [
    ['visit', 'A random number that keeps the events of one visit together', tab],
    ['signupCompleted:*', 'That a registration was counted, so that none counts twice', tab],
    ['signupSuccess:*', 'That a registration was counted, so that none counts twice', tab],
  ]),
  ...ownItems('local storage', 'analytics', [
    ['trackedPurchases', 'Which purchases were counted, so that none counts twice', deleted],
  ]),
  ...ownItems('local storage', 'advertising', [
    ['utm', 'Which advertisement led you here; the id of a click for 90 days', deleted],
  ]),
];
