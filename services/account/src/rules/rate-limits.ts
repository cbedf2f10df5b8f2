import type { RateLimit } from '@datewright/service-kit/limits/rate-limit';

/** Limits apply across all instances. */
export const signInByDevice: RateLimit = { name: 'sign-in-device', max: 10, windowSeconds: 60 };
export const signInByAccountAndNetwork: RateLimit = { name: 'sign-in-account-network', max: 10, windowSeconds: 60 };
/** Further attempts are delayed, not refused. */
export const unknownDeviceSignInByAccount: RateLimit = { name: 'sign-in-strangers', max: 10, windowSeconds: 60 };
/** Further attempts are reported to the account's owner. */
export const wrongPasswordByAccount: RateLimit = { name: 'wrong-password', max: 10, windowSeconds: 3600 };
/** For signed-in members, so that a stolen session can't guess faster. */
export const passwordCheckByAccount: RateLimit = { name: 'password-check', max: 10, windowSeconds: 60 };
export const signInByIp: RateLimit = { name: 'sign-in-address', max: 30, windowSeconds: 60 };
export const signUpByIp: RateLimit = { name: 'sign-up-address', max: 10, windowSeconds: 60 };
/** By inbox without the plus part, because each sign-up mails it a link. */
export const signUpByInbox: RateLimit = { name: 'sign-up-inbox', max: 10, windowSeconds: 3600 };
export const resendByIp: RateLimit = { name: 'resend-address', max: 10, windowSeconds: 60 };
export const resetByIp: RateLimit = { name: 'reset-address', max: 10, windowSeconds: 60 };
export const recoveryByIp: RateLimit = { name: 'recovery-address', max: 30, windowSeconds: 60 };
export const googleStartByIp: RateLimit = { name: 'google-start-address', max: 30, windowSeconds: 60 };
export const googleCallbackByIp: RateLimit = { name: 'google-return-address', max: 30, windowSeconds: 60 };
export const redeemByIp: RateLimit = { name: 'redeem-address', max: 30, windowSeconds: 60 };
/** Each request causes several Stripe calls. */
export const paymentPageByMember: RateLimit = { name: 'payment-pages', max: 20, windowSeconds: 60 };
export const emailChangeAnswerByIp: RateLimit = { name: 'email-change-address', max: 30, windowSeconds: 60 };
/** By account and network, so that strangers elsewhere can't use up the owner's limit. */
export const resendByAccount: RateLimit = { name: 'resend-account', max: 5, windowSeconds: 3600 };
export const resetByAccount: RateLimit = { name: 'reset-account', max: 5, windowSeconds: 3600 };
/**
 * Protects an inbox from mails requested from many networks. Further requests get the same response without a mail; the
 * links of the last hour still work.
 */
export const mailByAccount: RateLimit = { name: 'mails-account', max: 10, windowSeconds: 3600 };
/** The same for all plus-addresses of one inbox together. */
export const mailByPlusAddresses: RateLimit = { name: 'mails-plus-addresses', max: 10, windowSeconds: 3600 };
export const emailChangeByAccount: RateLimit = { name: 'email-change-account', max: 5, windowSeconds: 3600 };
