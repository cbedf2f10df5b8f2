import type { RateLimit } from '@datewright/service-kit/limits/rate-limit';

/** In any minute, over all instances. */
export const signInByDevice: RateLimit = { name: 'sign-in-device', max: 10, windowSeconds: 60 };
export const signInByAccountAndNetwork: RateLimit = { name: 'sign-in-account-network', max: 10, windowSeconds: 60 };
/** More are not refused but made to wait. */
export const unknownDeviceSignInByAccount: RateLimit = { name: 'sign-in-strangers', max: 10, windowSeconds: 60 };
/** More are told to the account's owner. */
export const wrongPasswordByAccount: RateLimit = { name: 'wrong-password', max: 10, windowSeconds: 3600 };
/** Of who is signed in: a stolen session guesses no faster. */
export const passwordCheckByAccount: RateLimit = { name: 'password-check', max: 10, windowSeconds: 60 };
export const signInByIp: RateLimit = { name: 'sign-in-address', max: 30, windowSeconds: 60 };
export const signUpByIp: RateLimit = { name: 'sign-up-address', max: 10, windowSeconds: 60 };
/** By inbox, whatever stands after a plus: each of them mails it a link. */
export const signUpByInbox: RateLimit = { name: 'sign-up-inbox', max: 10, windowSeconds: 3600 };
export const resendByIp: RateLimit = { name: 'resend-address', max: 10, windowSeconds: 60 };
export const resetByIp: RateLimit = { name: 'reset-address', max: 10, windowSeconds: 60 };
export const recoveryByIp: RateLimit = { name: 'recovery-address', max: 30, windowSeconds: 60 };
export const googleStartByIp: RateLimit = { name: 'google-start-address', max: 30, windowSeconds: 60 };
export const googleCallbackByIp: RateLimit = { name: 'google-return-address', max: 30, windowSeconds: 60 };
export const redeemByIp: RateLimit = { name: 'redeem-address', max: 30, windowSeconds: 60 };
/** Each costs us several calls of the payment provider. */
export const paymentPageByMember: RateLimit = { name: 'payment-pages', max: 20, windowSeconds: 60 };
export const emailChangeAnswerByIp: RateLimit = { name: 'email-change-address', max: 30, windowSeconds: 60 };
/** By account and network together: strangers elsewhere can't use up what its owner has. */
export const resendByAccount: RateLimit = { name: 'resend-account', max: 5, windowSeconds: 3600 };
export const resetByAccount: RateLimit = { name: 'reset-account', max: 5, windowSeconds: 3600 };
/**
 * Nobody's inbox is filled, from however many networks. More are answered alike and not mailed: the mails of the hour
 * before are there and still open the door.
 */
export const mailByAccount: RateLimit = { name: 'mails-account', max: 10, windowSeconds: 3600 };
/** The same for all plus-addresses of one inbox together. */
export const mailByPlusAddresses: RateLimit = { name: 'mails-plus-addresses', max: 10, windowSeconds: 3600 };
export const emailChangeByAccount: RateLimit = { name: 'email-change-account', max: 5, windowSeconds: 3600 };
