import { type ErrorCode, errorCatalogue } from '@datewright/contracts/errors';
import { ApiError } from '@datewright/sdk/host';
import { en } from '../src/copy/en.ts';
import { toResetRequestMessage } from '../src/features/forgot-password/reset-request-message.ts';
import { readRecoveryTokens } from '../src/features/reset-password/read-recovery-tokens.ts';
import { toResetFailure } from '../src/features/reset-password/reset-failure.ts';
import { measureResetStrength } from '../src/features/reset-password/reset-strength.ts';

const refusal = (code: ErrorCode) => new ApiError({ code, ...errorCatalogue[code] });
const said = (message: string) => new ApiError({ code: 'any', status: 400, message });

describe("When a reset link can't be mailed, then the visitor reads", () => {
  test.each([
    [refusal('reset_too_soon'), en.forgotErrors.byCode.reset_too_soon],
    [said('For security purposes, you can only request this after 60 seconds.'), en.forgotErrors.byCode.reset_too_soon],
    [refusal('invalid_email'), 'Please enter a valid email address.'],
    [said('User not found'), "We couldn't find an account with that email."],
    [refusal('too_many_attempts'), errorCatalogue.too_many_attempts.message],
    [said('Something nobody has seen before'), 'Something nobody has seen before'],
    [said(''), 'Something went wrong. Please try again.'],
    [refusal('internal'), en.forgotErrors.unreachable],
    [new TypeError('ours'), en.forgotErrors.unreachable],
  ])('for %s: %s', (error, sentence) => {
    expect(toResetRequestMessage(error, en.forgotErrors)).toBe(sentence);
  });

  test.each([
    ['reset_too_soon', 42, 'in 42 seconds.'],
    ['too_many_attempts', 1201, 'in 21 minutes.'],
  ] as const)('for %s that lasts %i seconds: the actual waiting time', (code, retryAfter, end) => {
    const error = new ApiError({ code, ...errorCatalogue[code], retryAfter });
    expect(toResetRequestMessage(error, en.forgotErrors)).toBe(`Too many attempts. Please try again ${end}`);
  });
});

describe('When a new password is refused, then the message and the next step are', () => {
  const failed = 'Something went wrong while updating your password. Please try again.';
  const { byCode } = en.resetErrors;

  test.each([
    [refusal('recovery_session_missing'), byCode.recovery_session_missing, 'retry'],
    [said('Failed to establish session for password update'), byCode.recovery_session_missing, 'retry'],
    [refusal('password_too_short'), byCode.password_too_short, 'correct'],
    [refusal('password_too_common'), errorCatalogue.password_too_common.message, 'correct'],
    [said('Invalid password'), byCode.password_refused, 'correct'],
    [refusal('recovery_expired'), byCode.recovery_expired, 'start-over'],
    [refusal('link_expired'), byCode.link_expired, 'start-over'],
    [said('Invalid token'), byCode.link_broken, 'start-over'],
    [said('Something nobody has seen before'), failed, 'correct'],
    [new TypeError('ours'), failed, 'correct'],
  ])('for %s: %s (%s)', (error, sentence, next) => {
    expect(toResetFailure(error, en.resetErrors)).toEqual({ message: sentence, next });
  });

  test('and every message names the same minimum length', () => {
    expect(byCode.password_too_short).toContain('at least 8 characters');
    expect(errorCatalogue.password_too_short.message).toContain('at least 8 characters');
  });
});

describe('When a new password is typed, then', () => {
  test.each([
    ['abcdefg', 'Super weak', 20, false],
    ['abcdefgx', 'Super weak', 20, false],
    ['Password123', 'Super weak', 20, false],
    ['abcdefgX', 'Could be stronger', 40, false],
    ['abcdefG7', 'Pretty solid', 60, false],
    ['abcdef-G7', 'Strong AF', 80, true],
    ['abcdefghi-G7', 'Fortress level', 100, true],
  ])('%j is %s, the meter is %i %% wide, accepted: %p', (password, label, width, strong) => {
    const strength = measureResetStrength(password);
    expect([en.reset.strength[strength.label], strength.width, strength.strong]).toEqual([label, width, strong]);
  });
});

describe('When the reset page is opened, then its URL', () => {
  test.each([
    ['#access_token=t1&type=recovery', { access_token: 't1' }],
    ['#access_token=t1&refresh_token=r1&type=recovery', { access_token: 't1', refresh_token: 'r1' }],
    ['#type=recovery', null],
    ['#refresh_token=r1', null],
    ['', null],
  ])('%j contains %j', (hash, tokens) => {
    expect(readRecoveryTokens(hash)).toEqual(tokens);
  });
});

test('When retries run out, then the button shows how many are left', () => {
  expect([2, 1].map(en.reset.tryAgain)).toEqual(['Try Again (2 attempts left)', 'Try Again (1 attempt left)']);
});
