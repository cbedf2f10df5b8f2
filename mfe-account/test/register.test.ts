import { ApiError } from '@datewright/sdk/host';
import { en } from '../src/copy/en.ts';
import { ageAt, isUnderAge, omitBlankFields } from '../src/features/register/about-you.ts';
import { toRegistrationMessage } from '../src/features/register/registration-message.ts';
import { strengthPoints, strengthScore } from '../src/lib/password-strength.ts';

describe('When a visitor types a password, then its strength', () => {
  test.each([
    ['', 0, 0, 'Very weak'],
    ['abcdefg', 0, 0, 'Very weak'],
    ['abcdefgh', 0, 0, 'Very weak'],
    ['Password123', 0, 0, 'Very weak'],
    ['abcdefgx', 1, 0, 'Very weak'],
    ['abcdefgX', 2, 1, 'Weak'],
    ['abcdefG7', 3, 2, 'Solid'],
    ['abcdef-G7', 4, 3, 'Strong'],
    ['abcdefghi-G7', 5, 4, 'Unbreakable'],
    ['Árvíztűrő7', 3, 2, 'Solid'],
  ])('of %j is %i points, score %i, %s', (password, points, score, label) => {
    expect([strengthPoints(password), strengthScore(password)]).toEqual([points, score]);
    expect(en.register.strength[score]).toBe(label);
  });
});

describe('When a visitor gives a date of birth', () => {
  const today = new Date('2026-11-21T12:00:00Z');

  test.each([
    ['2008-11-21', 18, false],
    ['2008-11-22', 17, true],
    ['2008-12-01', 17, true],
    ['1990-02-30x', null, false],
    ['', null, false],
  ])('then %j is age %p, too young: %p', (born, age, young) => {
    expect(born === '' ? null : ageAt(born, today)).toBe(age);
    expect(isUnderAge(born, today)).toBe(young);
  });

  test('then blanks are left out of what is sent', () => {
    expect(omitBlankFields({ fullName: '  ', dateOfBirth: '', gender: 'female' })).toEqual({ gender: 'female' });
  });
});

describe('When registration fails, then the member reads', () => {
  const { byCode, ...sentences } = en.registrationErrors;

  test.each([
    ['Invalid login credentials', byCode.invalid_credentials],
    ['The EMAIL or password is incorrect.', byCode.invalid_credentials],
    ['Invalid email', byCode.invalid_email],
    ['User not found', byCode.user_not_found],
    ['Email already registered', byCode.email_taken],
    ['User already registered', byCode.email_taken],
    ['Too many requests', byCode.too_many_attempts],
    ['email rate limit exceeded', byCode.too_many_attempts],
    ['Password should be at least 6 characters', byCode.password_too_short],
    ['Token has expired', byCode.link_expired],
    ['Access token is missing', byCode.link_broken],
    ['', sentences.empty],
    ['Something nobody has seen before', 'Something nobody has seen before'],
  ])('for the message %j: %s', (message, sentence) => {
    const error = new ApiError({ code: 'any', status: 400, message });
    expect(toRegistrationMessage(error, en.registrationErrors)).toBe(sentence);
  });

  test.each([
    [new ApiError({ code: 'email_taken', status: 409, message: 'In other words' }), byCode.email_taken],
    [new ApiError({ code: 'under_age', status: 400, message: 'You are too young.' }), 'You are too young.'],
    [new ApiError({ code: 'unreadable_answer', status: 502, message: 'x' }), 'Registration failed. Please try again.'],
    [new ApiError({ code: 'constructor', status: 400, message: 'Odd.' }), 'Odd.'],
    [new TypeError('ours'), 'Oops! Something went wrong. Please try again.'],
  ])('when it is %s: %s', (error, sentence) => {
    expect(toRegistrationMessage(error, en.registrationErrors)).toBe(sentence);
  });
});
