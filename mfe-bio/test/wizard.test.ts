import {
  addInterest,
  findMissingDetails,
  hasAllDetails,
  interestLimits,
} from '../src/features/wizard/lib/interests.ts';
import { getWizardKey, initialWizard, readSavedWizard } from '../src/features/wizard/lib/saved-wizard.ts';
import { toWizardBody } from '../src/features/wizard/lib/wizard-body.ts';

const three = ['trail running', 'board games', 'tea'];
const five = [...three, 'maps', 'jazz'];

describe('When a member adds an interest', () => {
  test.each([
    ['a new one', three, ' maps ', [...three, 'maps'], null],
    ['one that is there', three, 'Tea', three, null],
    ['nothing', three, '   ', three, null],
    ['a sixth', five, 'chess', five, 'fullTyped'],
    ['one that is there to a full list', five, 'jazz', five, null],
  ])('then %s', (_what, list, word, expected, full) => {
    expect(addInterest(list, word, 'typed')).toEqual({ list: expected, full });
  });

  test('then a sixth one that is tapped gets another message than a typed one', () => {
    expect(addInterest(five, 'chess', 'suggested').full).toBe('full');
  });

  test('then a very long one is cut', () => {
    expect(addInterest([], 'x'.repeat(90), 'typed').list[0]).toHaveLength(interestLimits.length);
  });
});

test('When details are missing, then the wizard says which, and generates with three to five interests and a wish', () => {
  expect(findMissingDetails({ interests: three.slice(1), lookingFor: '  ' })).toEqual({
    interests: true,
    lookingFor: true,
  });
  expect(hasAllDetails({ interests: three, lookingFor: 'Serious relationship' })).toBe(true);
  expect(hasAllDetails({ interests: [...five, 'chess'], lookingFor: 'x' })).toBe(false);
  expect(hasAllDetails({ interests: three, lookingFor: '' })).toBe(false);
});

describe('When the wizard is opened again', () => {
  const storage = new Map<string, string>();
  beforeAll(() => {
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
        removeItem: (key: string) => void storage.delete(key),
      },
    });
  });
  beforeEach(() => storage.clear());

  test('then it is where the member left it', () => {
    const left = { ...initialWizard, step: 3, tone: 'bold', interests: three } as const;
    storage.set(getWizardKey('u1'), JSON.stringify(left));
    expect(readSavedWizard('u1')).toEqual(left);
    expect(readSavedWizard('u2')).toEqual(initialWizard);
  });

  test.each(['{', '{"step":9}', 'null'])('then unreadable data starts it over: %s', (text) => {
    storage.set(getWizardKey('u1'), text);
    expect(readSavedWizard('u1')).toEqual(initialWizard);
  });

  test('then the keys of the older product are migrated once and removed', () => {
    storage.set('bioGender', 'other');
    storage.set('bioTone', 'feisty');
    storage.set('bioInterests', '["tea"," maps ","tea","",7]');
    storage.set('bioLookingFor', 'Someone kind');
    expect(readSavedWizard('u1')).toEqual({
      ...initialWizard,
      gender: 'man',
      tone: 'bold',
      interests: ['tea', 'maps'],
      lookingFor: 'Someone kind',
    });
    expect([...storage.keys()]).toEqual([getWizardKey('u1')]);
    expect(readSavedWizard('u1')).toMatchObject({ tone: 'bold', interests: ['tea', 'maps'] });
    expect(readSavedWizard('u2')).toEqual(initialWizard);
  });

  test('then older interests may be comma-separated, and never replace newer ones', () => {
    storage.set('bioInterests', 'tea, maps ,, jazz');
    storage.set('bioGender', 'woman');
    expect(readSavedWizard('u1')).toMatchObject({
      gender: 'woman',
      tone: 'flirty',
      interests: ['tea', 'maps', 'jazz'],
    });
    storage.set('bioTone', 'bold');
    storage.set(getWizardKey('u1'), JSON.stringify(initialWizard));
    expect(readSavedWizard('u1').tone).toBe('flirty');
  });
});

test('When a bio is generated, then the request has the shape that the service has always accepted', () => {
  const state = {
    ...initialWizard,
    gender: 'man',
    interests: three,
    lookingFor: ' Someone kind ',
    app: 'hinge',
    prompt: ' Typical Sunday ',
  } as const;
  expect(toWizardBody({ ...state, interests: [...three] }, ' my voice ')).toEqual({
    mode: 'create',
    tone: 'flirty',
    gender: 'man',
    interests: three,
    lookingFor: 'Someone kind',
    userInfo: {
      activities: 'trail running, board games, tea',
      selfDescription: '',
      qualities: '',
      values: '',
      lookingFor: 'Someone kind',
    },
    app: 'hinge',
    prompt: 'Typical Sunday',
    voice: 'my voice',
  });
  expect(toWizardBody({ ...initialWizard, app: 'tinder', prompt: 'x' }, '')).not.toHaveProperty('prompt');
  // No gender is assumed that was not chosen.
  expect(toWizardBody(initialWizard, '').gender).toBe('neutral');
});
