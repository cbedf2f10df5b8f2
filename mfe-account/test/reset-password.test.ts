import { errorCatalogue } from '@datewright/contracts/errors';
import { en } from '../src/copy/en.ts';
import { hungarian, languageOf } from '../src/copy/hungarian.ts';
import { forgotError } from '../src/features/forgot-password/forgot-error.ts';
import { readRecovery } from '../src/features/reset-password/read-recovery.ts';
import { resetError } from '../src/features/reset-password/reset-error.ts';
import { resetStrength } from '../src/features/reset-password/reset-strength.ts';

describe('When a reset link can not be mailed, then the visitor reads', () => {
  const sentences = en.forgotErrors;

  test.each([
    ['For security purposes, you can only request this after 60 seconds.', hungarian.resetTooSoon],
    [errorCatalogue.reset_too_soon.message, hungarian.resetTooSoon],
    ['Invalid email', hungarian.emailWrong],
    [errorCatalogue.invalid_email.message, hungarian.emailWrong],
    ['User not found', hungarian.userUnknown],
    [errorCatalogue.too_many_attempts.message, errorCatalogue.too_many_attempts.message],
    ['Something nobody has seen before', 'Something nobody has seen before'],
    ['', 'Something went wrong. Please try again.'],
  ])('for %j: %s', (said, sentence) => {
    expect(forgotError(said, sentences)).toBe(sentence);
  });
});

describe('When a new password is refused, then the visitor reads and is led', () => {
  const failed = 'Something went wrong while updating your password. Please try again.';

  test.each([
    ['Failed to establish session for password update', hungarian.resetSession, 'retry'],
    [errorCatalogue.recovery_session_missing.message, hungarian.resetSession, 'retry'],
    ['Password should be at least 6 characters', hungarian.passwordShort, 'correct'],
    [errorCatalogue.password_too_short.message, hungarian.passwordShort, 'correct'],
    ['Invalid password', hungarian.passwordWrong, 'correct'],
    ['Token has expired', hungarian.resetExpired, 'start-over'],
    ['Invalid token', hungarian.resetExpired, 'start-over'],
    [errorCatalogue.recovery_expired.message, hungarian.resetExpired, 'start-over'],
    ['Something nobody has seen before', failed, 'correct'],
    ['', failed, 'correct'],
  ])('for %j: %s (%s)', (said, sentence, next) => {
    expect(resetError(said, en.resetErrors)).toEqual({ sentence, next });
  });

  test('and a sentence in Hungarian is marked as such', () => {
    expect(languageOf(en.resetErrors.session)).toBe('hu');
    expect(languageOf(en.resetErrors.failed)).toBeUndefined();
  });

  test('and the shortest password is the same in every sentence', () => {
    expect(hungarian.passwordShort).toContain('legalább 8 karakter');
    expect(errorCatalogue.password_too_short.message).toContain('at least 8 characters');
  });
});

describe('When a new password is typed, then', () => {
  test.each([
    ['abcdefg', 'Super weak', 20, false],
    ['abcdefgh', 'Super weak', 20, false],
    ['abcdefgH', 'Could be stronger', 40, false],
    ['abcdefG7', 'Pretty solid', 60, false],
    ['abcdef-G7', 'Strong AF', 80, true],
    ['abcdefghi-G7', 'Fortress level', 100, true],
  ])('%j is %s, the meter %i %% wide, good enough: %p', (password, label, width, strong) => {
    const strength = resetStrength(password);
    expect([en.reset.strength[strength.label], strength.width, strength.strong]).toEqual([label, width, strong]);
  });
});

describe('When the reset page is opened, then its address', () => {
  test.each([
    ['#access_token=t1&type=recovery', { access_token: 't1' }],
    ['#access_token=t1&refresh_token=r1&type=recovery', { access_token: 't1', refresh_token: 'r1' }],
    ['#type=recovery', null],
    ['#refresh_token=r1', null],
    ['', null],
  ])('%j carries %j', (hash, tokens) => {
    expect(readRecovery(hash)).toEqual(tokens);
  });
});

test('When retries run out, then the count says so in words', () => {
  expect([2, 1].map(en.reset.tryAgain)).toEqual(['Try Again (2 attempts left)', 'Try Again (1 attempt left)']);
});
