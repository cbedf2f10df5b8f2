import type { Vendor } from '@datewright/contracts/consent/vendors';
import { createConsent } from '@datewright/sdk/host/consent';
import { loadVendors } from '../src/consent/load-vendors.ts';

const tag: Vendor = {
  id: 'ads',
  name: 'An ad company',
  category: 'advertising',
  purpose: 'Counts which advertisements lead to an account',
  policy: 'https://ads.example/privacy',
  script: 'https://ads.example/tag.js',
  sendsTo: ['https://ads.example'],
};
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

test('A vendor’s script loads once, when its purpose is allowed, and not for another purpose', () => {
  const consent = createConsent();
  const reload = jest.fn();
  loadVendors(consent, [tag], reload);
  expect(scripts()).toEqual([]);
  consent.choose('analytics');
  expect(scripts()).toEqual([]);
  consent.choose('all');
  consent.ask();
  expect(scripts()).toEqual(['https://ads.example/tag.js']);
  expect(reload).not.toHaveBeenCalled();
  consent.choose('none');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('There are no vendors today: allowing everything loads nothing', () => {
  const consent = createConsent();
  const before = scripts().length;
  loadVendors(consent);
  consent.choose('all');
  expect(scripts()).toHaveLength(before);
});
