import { createCampaign } from '../src/track/campaign.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const day = 24 * 3600 * 1000;

describe('When a visitor comes from an advertisement', () => {
  const search = '?utm_source=news&utm_campaign=autumn&gclid=abc&platform=hinge&utm_term=&other=x';
  const all = { utm_source: 'news', utm_campaign: 'autumn', gclid: 'abc', platform: 'hinge' };

  test('then nothing is stored until they allow advertising', () => {
    let allowed = false;
    const campaign = createCampaign(search, () => allowed);
    expect(campaign()).toEqual({});
    expect(localStorage).toHaveLength(0);
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

  test('then a later advertisement replaces it, and a visit without one does not', () => {
    createCampaign(search, () => true)();
    createCampaign('?q=1', () => true)();
    expect(createCampaign('', () => true)()).toEqual(all);
    createCampaign('?utm_source=radio', () => true)();
    expect(createCampaign('', () => true)()).toEqual({ utm_source: 'radio' });
  });

  test('then it is deleted once they no longer allow advertising', () => {
    createCampaign(search, () => true)();
    expect(createCampaign('', () => false)()).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  test.each(['{', '7', 'null', '[1]'])('then an unreadable value counts as none: %s', (text) => {
    localStorage.setItem('utm', text);
    expect(createCampaign('', () => true)()).toEqual({});
  });
});
