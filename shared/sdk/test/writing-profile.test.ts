import { toWritingFields } from '@datewright/sdk/writing-profile';

const profile = { voice: 'haha ok, sat works', about: ['I’m a nurse', 'I live in Győr'], updatedAt: null };

test('A request carries the parts that the member filled in', () => {
  expect(toWritingFields(profile)).toEqual({ voice: profile.voice, about: profile.about });
  expect(toWritingFields({ ...profile, voice: '' })).toEqual({ about: profile.about });
  expect(toWritingFields({ ...profile, about: [] })).toEqual({ voice: profile.voice });
});

test('Without a profile, as when the account service is down, a request carries nothing', () => {
  expect(toWritingFields(null)).toEqual({});
});

test('A long conversation leaves less room: whole facts come first, and the sample is cut', () => {
  expect(toWritingFields(profile, 31)).toEqual({ voice: 'haha o', about: profile.about });
  expect(toWritingFields(profile, 12)).toEqual({ voice: 'h', about: ['I’m a nurse'] });
  expect(toWritingFields(profile, 0)).toEqual({});
  expect(toWritingFields(profile, -50)).toEqual({});
});
