import { minimumAge, passwordMinLength } from '@datewright/contracts/plans';
import type { ErrorMessages } from '../lib/error-messages.ts';
import { dashboard } from './en/dashboard.ts';
import { emailChange, emailLink } from './en/email-change.ts';
import { google, googleRefusals } from './en/google.ts';
import { order } from './en/order.ts';
import { ownData } from './en/own-data.ts';
import { passwords } from './en/passwords.ts';
import { security } from './en/security.ts';
import { waits } from './en/waits.ts';
import { writingProfile } from './en/writing-profile.ts';

const formatWait = (seconds: number) => (seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`);

/** English, the source of every other language. */
export const en = {
  fields: {
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
  },
  login: {
    waits,
    title: 'Welcome back',
    lead: 'Your matches are waiting. No pressure. Okay, a little.',
    submit: 'Sign in',
    submitting: 'Signing in…',
    forgot: 'Forgot your password?',
    noAccount: 'New here?',
    register: 'Create an account',
    toOpen: (tool: string) => `Sign in to open ${tool}.`,
    registerFree: 'Create a free account',
    welcome: 'Welcome back! 🎉',
    failed: "Hmm, that didn't work. Double-check your details? 🤔",
    emailNeeded: 'Enter your email address.',
    emailWrong: 'Please enter a valid email address.',
    passwordNeeded: 'Enter your password.',
    notConfirmed: 'Almost there: confirm your email address, then sign in.',
  },
  register: {
    title: 'Create your account',
    lead: 'Free, no card needed. Five AI messages a day to start with.',
    steps: (step: number) => `Step ${step} of 2`,
    next: 'Continue',
    back: 'Back to email',
    skip: 'Skip this for now',
    submit: 'Create account',
    submitting: 'Creating your account…',
    aboutYou: 'A little about you',
    aboutYouLead: 'It only helps the suggestions sound like you.',
    name: 'Name',
    dateOfBirth: 'Date of birth',
    dateOfBirthHint: `You must be ${minimumAge} or older.`,
    gender: 'Gender',
    genderUnset: 'Choose, or leave it open',
    genders: {
      female: 'Woman',
      male: 'Man',
      'non-binary': 'Non-binary',
      other: 'Other',
      'prefer-not-to-say': 'Prefer not to say',
    },
    haveAccount: 'Already have an account?',
    login: 'Sign in',
    passwordHint: `At least ${passwordMinLength} characters.`,
    emailNeeded: 'Enter your email address.',
    emailWrong: 'Please enter a valid email address.',
    passwordShort: `Use at least ${passwordMinLength} characters.`,
    passwordCommon: 'That password is one of the first attackers try. Please pick another one.',
    confirmNeeded: 'Type your password once more.',
    mismatch: 'Your passwords do not match. Give it another shot 💪',
    underAge: 'You must be 18 or older to create an account.',
    created: 'Account created! 🎉',
    strengthLabel: 'Password strength',
    strength: ['Very weak', 'Weak', 'Solid', 'Strong', 'Unbreakable'],
    goodToGo: "You're good to go!",
    makeStronger: 'Make it stronger',
  },
  agreement: {
    before: {
      register: 'By creating an account you agree to the',
      google: 'New here? Continuing with Google creates an account, and you agree to the',
    },
    terms: 'Terms of Service',
    between: 'and have read the',
    privacy: 'Privacy Policy',
    consent:
      'What you write and upload may reveal sensitive data, such as your sexual orientation. By creating an account you explicitly consent to our use of it for the answers you ask for. You can withdraw this consent at any time by deleting the data or your account.',
  },
  registrationErrors: {
    waits,
    byCode: {
      invalid_credentials: 'Incorrect email or password. Please try again.',
      invalid_email: 'Please enter a valid email address.',
      user_not_found: "We couldn't find an account with that email.",
      email_taken: 'This email is already registered. Try signing in instead.',
      too_many_attempts: 'Too many attempts. Please try again in a minute.',
      password_too_short: `Your password must be at least ${passwordMinLength} characters long.`,
      link_expired: 'Your link has expired. Please request a new one.',
      link_broken: 'Your link is invalid. Please request a new one.',
      unreadable_answer: 'Registration failed. Please try again.',
    } satisfies ErrorMessages,
    empty: 'Something went wrong. Please try again.',
    broken: 'Oops! Something went wrong. Please try again.',
  },
  verify: {
    inboxTitle: 'Check your inbox',
    inboxLead: 'We sent a confirmation link to',
    inboxLeadNoEmail: 'We sent a confirmation link to your email address.',
    inboxHint: 'It can take a minute. Check your spam folder too.',
    expiredTitle: 'That link no longer works',
    expiredLead: 'Your address may already be verified: try signing in. If it isn’t, ask for a new link here.',
    verifiedTitle: 'Email verified',
    verifiedLead: 'All done. You can sign in now.',
    unconfirmed: 'No confirmation email?',
    resend: 'Send the link again',
    resending: 'Sending…',
    tryAgainIn: (seconds: number) =>
      seconds > 90 ? `Try again in ${Math.ceil(seconds / 60)} minutes` : `Try again in ${seconds}s`,
    backToLogin: 'Back to sign in',
    signIn: 'Sign in',
    contact: 'Contact us',
    noEmail: 'No email to send to... awkward 😬',
    cooldown: (seconds: number) => `Hold up! Try again in ${formatWait(seconds)} 🕒`,
    rateLimited: (seconds: number) => `Slow down, tiger! Try again in ${formatWait(seconds)} ⏱️`,
    failed: "That didn't work... server's playing hard to get 🙄",
    sent: 'Fresh link sent to your inbox! 📩✨',
  },
  order,
  ownData,
  emailChange,
  emailLink,
  google,
  googleRefusals,
  ...passwords,
  security,
  writingProfile,
  callback: {
    title: 'Processing Authentication',
    lead: 'Just a moment while we complete your login...',
    failedTitle: "Oops, something's not right",
    failedLead: 'Taking you back to login in a moment...',
    failed: 'Authentication process could not be completed. Please try again.',
  },
  confirmed: {
    title: 'Email confirmed',
    lead: 'Your address is confirmed and your account is ready.',
    why: 'We couldn’t tell that this is the browser you signed up in, so we ask for your password here. It keeps out anyone else who can read your email.',
    signIn: 'Sign in',
    assistant: 'See what ChatPad does',
    contact: 'Contact us',
  },
  welcome: {
    title: 'You are in',
    email: 'Your account was created with your email address.',
    google: 'Your account was created with Google.',
    firstTool: 'Write my first message',
    profile: 'See your profile',
    help: 'How does it work?',
  },
  dashboard,
};

export type Copy = typeof en;
