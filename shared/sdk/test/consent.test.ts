import { createCampaign } from '../src/track/campaign.ts';
import { createConsent } from '../src/track/consent.ts';

const storage = new Map<string, string>();
beforeAll(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  });
});
beforeEach(() => storage.clear());

const start = Date.parse('2026-11-21T12:00:00Z');
const day = 24 * 3600 * 1000;

describe('When a visitor is asked about cookies', () => {
  test('then nothing is allowed before they chose, and each choice is kept', () => {
    const consent = createConsent(() => start);
    expect(consent.get()).toEqual({ choice: null, asking: 'soon' });
    for (const choice of ['none', 'analytics', 'all'] as const) {
      consent.choose(choice);
      expect(consent.get()).toEqual({ choice, asking: 'no' });
      expect(storage.get('cookieConsent')).toBe(choice);
      expect(createConsent(() => start).get()).toEqual({ choice, asking: 'no' });
    }
  });

  test('then they are asked anew after 12 months, and when what is kept is no choice', () => {
    createConsent(() => start).choose('all');
    expect(createConsent(() => start + 365 * day).get().choice).toBe('all');
    expect(createConsent(() => start + 366 * day).get()).toEqual({ choice: null, asking: 'soon' });
    storage.set('cookieConsent', 'maybe');
    expect(createConsent(() => start).get().choice).toBeNull();
  });

  test('then they can be asked again, and what they had chosen counts meanwhile', () => {
    const consent = createConsent(() => start);
    consent.choose('all');
    consent.ask();
    expect(consent.get()).toEqual({ choice: 'all', asking: 'now' });
  });
});

describe('When a visitor comes by an advertisement', () => {
  const search = '?utm_source=news&utm_campaign=autumn&gclid=abc&platform=hinge&utm_term=&other=x';
  const all = { utm_source: 'news', utm_campaign: 'autumn', gclid: 'abc', platform: 'hinge' };

  test('then nothing is kept until they allow advertising', () => {
    let allowed = false;
    const campaign = createCampaign(search, () => allowed);
    expect(campaign()).toEqual({});
    expect(storage.size).toBe(0);
    allowed = true;
    expect(campaign()).toEqual(all);
    expect(createCampaign('', () => true)()).toEqual(all);
  });

  test('then the click counts for 90 days, the campaign on', () => {
    createCampaign(
      search,
      () => true,
      () => start,
    )();
    expect(
      createCampaign(
        '',
        () => true,
        () => start + 90 * day - 1,
      )(),
    ).toEqual(all);
    const { gclid, ...rest } = all;
    expect(gclid).toBe('abc');
    expect(
      createCampaign(
        '',
        () => true,
        () => start + 90 * day,
      )(),
    ).toEqual(rest);
  });

  test('then a later advertisement takes its place, and a visit without one does not', () => {
    createCampaign(search, () => true)();
    createCampaign('?q=1', () => true)();
    expect(createCampaign('', () => true)()).toEqual(all);
    createCampaign('?utm_source=radio', () => true)();
    expect(createCampaign('', () => true)()).toEqual({ utm_source: 'radio' });
  });

  test('then it is forgotten once they do not allow it any more', () => {
    createCampaign(search, () => true)();
    expect(createCampaign('', () => false)()).toEqual({});
    expect(storage.size).toBe(0);
  });

  test.each(['{', '7', 'null', '[1]'])('then what can’t be read is none: %s', (text) => {
    storage.set('utm', text);
    expect(createCampaign('', () => true)()).toEqual({});
  });
});
