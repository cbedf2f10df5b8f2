import type { Limit } from '@datewright/service-kit/rate-limit';

/** In any minute, over all instances. */
export const signInsOfDevice: Limit = { name: 'sign-in-device', max: 10, windowSeconds: 60 };
export const signInsOfAccountInNetwork: Limit = { name: 'sign-in-account-network', max: 10, windowSeconds: 60 };
/** More are not refused but made to wait. */
export const strangersOfAccount: Limit = { name: 'sign-in-strangers', max: 10, windowSeconds: 60 };
/** More are told to the account's owner. */
export const wrongPasswordsOfAccount: Limit = { name: 'wrong-password', max: 10, windowSeconds: 3600 };
/** Of who is signed in: a stolen session guesses no faster. */
export const passwordChecksOfAccount: Limit = { name: 'password-check', max: 10, windowSeconds: 60 };
export const signInsOfAddress: Limit = { name: 'sign-in-address', max: 30, windowSeconds: 60 };
export const signUpsOfAddress: Limit = { name: 'sign-up-address', max: 10, windowSeconds: 60 };
/** By inbox, whatever stands after a plus: each of them mails it a link. */
export const signUpsOfInbox: Limit = { name: 'sign-up-inbox', max: 10, windowSeconds: 3600 };
export const resendsOfAddress: Limit = { name: 'resend-address', max: 10, windowSeconds: 60 };
export const resetsOfAddress: Limit = { name: 'reset-address', max: 10, windowSeconds: 60 };
export const recoveriesOfAddress: Limit = { name: 'recovery-address', max: 30, windowSeconds: 60 };
export const googleStartsOfAddress: Limit = { name: 'google-start-address', max: 30, windowSeconds: 60 };
export const googleReturnsOfAddress: Limit = { name: 'google-return-address', max: 30, windowSeconds: 60 };
export const redeemsOfAddress: Limit = { name: 'redeem-address', max: 30, windowSeconds: 60 };
/** Each costs us several calls of the payment provider. */
export const paymentPagesOfMember: Limit = { name: 'payment-pages', max: 20, windowSeconds: 60 };
export const emailChangeAnswersOfAddress: Limit = { name: 'email-change-address', max: 30, windowSeconds: 60 };
/** By account and network together: strangers elsewhere can't use up what its owner has. */
export const resendsOfAccount: Limit = { name: 'resend-account', max: 5, windowSeconds: 3600 };
export const resetsOfAccount: Limit = { name: 'reset-account', max: 5, windowSeconds: 3600 };
/**
 * Nobody's inbox is filled, from however many networks. More are answered alike and not mailed: the mails of the hour
 * before are there and still open the door.
 */
export const mailsOfAccount: Limit = { name: 'mails-account', max: 10, windowSeconds: 3600 };
/** The same for all plus-addresses of one inbox together. */
export const mailsOfPlusAddresses: Limit = { name: 'mails-plus-addresses', max: 10, windowSeconds: 3600 };
export const emailChangesOfAccount: Limit = { name: 'email-change-account', max: 5, windowSeconds: 3600 };
