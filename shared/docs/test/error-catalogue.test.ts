import { passwordMinLength } from '@datewright/contracts/plans';
import type { Tier } from '@datewright/contracts/tier';
import { ApiError } from '@datewright/sdk/host';
import { en } from '../../../mfe-account/src/copy/en.ts';
import { billing } from '../../../mfe-account/src/features/billing/copy/en.ts';
import { toResetRequestMessage } from '../../../mfe-account/src/features/forgot-password/reset-request-message.ts';
import { toRegistrationMessage } from '../../../mfe-account/src/features/register/registration-message.ts';
import { toResetFailure } from '../../../mfe-account/src/features/reset-password/reset-failure.ts';
import { toSignInMessage } from '../../../mfe-account/src/features/sign-in/sign-in-message.ts';
import {
  toResendBlockedMessage,
  toResendFailure,
} from '../../../mfe-account/src/features/verify-email/resend-message.ts';
import { checkout } from '../../../mfe-marketing/src/features/pricing/copy/en/checkout.ts';
import { getCheckoutErrorMessage } from '../../../mfe-marketing/src/features/pricing/lib/get-checkout-error-message.ts';
import { portalErrorMessage } from '../../sdk/src/billing/portal-error-message.ts';
import { billing as portalCopy } from '../../sdk/src/copy/billing.ts';

/** The service's answer to a call that failed. */
const expectMessage = (message: string, more: { status?: number; code?: string; retryAfter?: number } = {}) =>
  new ApiError({ code: 'any', status: 400, ...more, message });
const expectCode = (code: string, status = 409) => expectMessage('what the service said', { code, status });
const bug = new TypeError('ours');

const signIn = (error: unknown) => toSignInMessage(error, en.login);
const register = (error: unknown) => toRegistrationMessage(error, en.registrationErrors);
const resend = (error: unknown) => toResendFailure(error, en.verify).sentence;
const order = (error: unknown) => getCheckoutErrorMessage(error, checkout.errors);
const portal = (error: unknown, tier: Tier = 'free') => portalErrorMessage(error, async () => tier, portalCopy.portal);
const forgot = (message: string) => toResetRequestMessage(expectMessage(message), en.forgotErrors);
const reset = (message: string) => toResetFailure(expectMessage(message), en.resetErrors);

/**
 * Section 8 of the specification, line by line, as it is settled: a password has eight characters at least, and what is
 * Hungarian there follows the page, which speaks English as long as it is not translated as a whole.
 */
const catalogue: [line: string, lines: [says: unknown, sentence: string | null][]][] = [
  ['Callback', [[en.callback.failed, 'Authentication process could not be completed. Please try again.']]],
  [
    'Login',
    [
      [signIn(expectMessage('What the service says.')), 'What the service says.'],
      [signIn(bug), "Hmm, that didn't work. Double-check your details? 🤔"],
      [signIn(expectMessage('')), "Hmm, that didn't work. Double-check your details? 🤔"],
      [en.google.failed, 'Google sign-in failed. Please try again.'],
    ],
  ],
  [
    'Registration',
    [
      [register(expectMessage('INVALID login credentials')), 'Incorrect email or password. Please try again.'],
      [register(expectMessage('Email or password is incorrect')), 'Incorrect email or password. Please try again.'],
      [register(expectMessage('Invalid email')), 'Please enter a valid email address.'],
      [register(expectMessage('User not found')), "We couldn't find an account with that email."],
      [
        register(expectMessage('Email already registered')),
        'This email is already registered. Try signing in instead.',
      ],
      [register(expectMessage('User already registered')), 'This email is already registered. Try signing in instead.'],
      [register(expectMessage('Too many requests')), 'Too many attempts. Please try again in a minute.'],
      [register(expectMessage('Rate limit exceeded')), 'Too many attempts. Please try again in a minute.'],
      [
        register(expectMessage('Password should be at least 6 characters')),
        `Your password must be at least ${passwordMinLength} characters long.`,
      ],
      [register(expectMessage('Token has expired')), 'Your link has expired. Please request a new one.'],
      [register(expectMessage('Access token is missing')), 'Your link is invalid. Please request a new one.'],
      [register(expectMessage('')), 'Something went wrong. Please try again.'],
      [register(expectMessage('Nobody has said this before')), 'Nobody has said this before'],
      [register(expectCode('unreadable_answer', 502)), 'Registration failed. Please try again.'],
      [register(bug), 'Oops! Something went wrong. Please try again.'],
    ],
  ],
  [
    'Resend',
    [
      [toResendBlockedMessage(undefined, 0, en.verify), 'No email to send to... awkward 😬'],
      [toResendBlockedMessage('a@example.com', 12, en.verify), 'Hold up! Try again in 12 seconds 🕒'],
      [toResendBlockedMessage('a@example.com', 0, en.verify), null],
      [resend(expectMessage('', { status: 429, retryAfter: 44 })), 'Slow down, tiger! Try again in 44 seconds ⏱️'],
      [
        resend(expectMessage('You can only request this after 17 seconds', { status: 429 })),
        'Slow down, tiger! Try again in 17 seconds ⏱️',
      ],
      [resend(expectMessage('Slow down.', { status: 429 })), 'Slow down, tiger! Try again in 31 seconds ⏱️'],
      [resend(expectMessage('Gone.', { status: 503 })), "That didn't work... server's playing hard to get 🙄"],
      [resend(bug), "That didn't work... server's playing hard to get 🙄"],
      [en.verify.sent, 'Fresh link sent to your inbox! 📩✨'],
    ],
  ],
  [
    'Checkout',
    [
      [order(expectCode('not_signed_in', 401)), 'Sign-in info missing. Please log in again.'],
      [
        order(expectCode('unreadable_answer', 200)),
        'We could not start checkout because the server returned an invalid response.',
      ],
      [checkout.errors.noUrl, 'We did not receive a valid checkout link. Please try again.'],
      [order(expectCode('internal', 500)), 'We could not start checkout. Please try again.'],
      [order(bug), 'We could not open the checkout. Please try again.'],
      [checkout.errors.noPrice, 'Checkout is temporarily unavailable. Please try again later.'],
      [order(expectCode('plan_unavailable')), 'This plan is not available yet. Please choose another plan.'],
      [order(expectCode('network', 0)), 'Error starting payment. Please try again!'],
    ],
  ],
  [
    'Active subscription',
    [
      [checkout.active.already('weekly'), 'You already have an active weekly subscription!'],
      [checkout.active.already('monthly'), 'You already have an active monthly subscription!'],
      [
        checkout.active.manageHere('monthly'),
        'You already have an active monthly subscription! You can manage it here.',
      ],
      [checkout.active.redirecting, 'You already have an active subscription. Redirecting to subscription management.'],
    ],
  ],
  [
    'Portal',
    [
      [portalCopy.portal.opening, 'Redirecting to your subscription management portal...'],
      [
        portal(expectCode('no_active_subscription'), 'weekly'),
        'We found your subscription, but the portal did not open. Please try again in a few seconds.',
      ],
      [portal(expectCode('no_active_subscription')), 'No active subscription to manage yet.'],
      [
        portal(expectCode('billing_details_missing')),
        'Your payment provider subscription details are missing. Please contact support.',
      ],
      [
        portal(expectCode('internal', 500)),
        'Something went wrong opening the subscription portal. Please try again later.',
      ],
      [portal(expectCode('unreadable_answer')), 'We could not open the subscription portal. Please try again later.'],
      [portal(bug), 'Error opening subscription management portal.'],
      [portal(expectCode('network', 0)), 'Oops! Something went wrong opening the subscription portal.'],
      [billing.nothing, 'No active subscription to manage'],
    ],
  ],
  [
    'Forgot password',
    [
      [forgot(''), 'Something went wrong. Please try again.'],
      [en.forgotErrors.unreachable, "Hmm, something's not right. Give it another shot later? 🤔"],
      [forgot('You can only request this once every 60 seconds'), en.forgotErrors.byCode.reset_too_soon],
      [forgot('Invalid email'), en.forgotErrors.byCode.invalid_email],
      [forgot('User not found'), en.forgotErrors.byCode.user_not_found],
      [forgot('Nobody has said this before'), 'Nobody has said this before'],
      [en.forgot.sent, 'Reset link sent! Check your inbox for password reset magic. 📧'],
    ],
  ],
  [
    'Reset',
    [
      [en.reset.expired, 'Your reset link has expired or is invalid. Please request a new one.'],
      [en.reset.broken, 'There was a problem with your password reset link. Please request a new one.'],
      [
        reset('Failed to establish session for password update').message,
        en.resetErrors.byCode.recovery_session_missing,
      ],
      [reset('Failed to establish session for password update').next, 'retry'],
      [en.reset.tryAgain(2), 'Try Again (2 attempts left)'],
      [reset('Password should be at least 6 characters').message, en.resetErrors.byCode.password_too_short],
      [reset('Invalid password').message, en.resetErrors.byCode.password_refused],
      [reset('Token has expired').message, en.resetErrors.byCode.recovery_expired],
      [reset('Invalid token').message, en.resetErrors.byCode.recovery_expired],
      [reset('Invalid token').next, 'start-over'],
      [reset('').message, 'Something went wrong while updating your password. Please try again.'],
      [en.reset.updated, 'Password successfully updated! 🎉'],
    ],
  ],
];

describe.each(catalogue)('%s, as the error catalogue has it', (_, lines) => {
  test.each(lines.map(([says, sentence], index) => [index + 1, sentence, says] as const))(
    'sentence %i: %s',
    async (_index, sentence, says) => {
      expect(await says).toBe(sentence);
    },
  );
});
