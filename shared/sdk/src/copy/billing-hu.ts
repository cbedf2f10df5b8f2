import { type BillingCopy, billing } from './billing.ts';

/** What the pages of billing say in Hungarian; the rest they say in English until it is translated. */
export const billingHu: BillingCopy = {
  portal: {
    ...billing.portal,
    nothingYet: 'Nincs aktív előfizetésed, amelyet kezelni lehetne.',
    detailsMissing: 'Hiányoznak a fizetési szolgáltatónál tárolt adataid. Kérjük, fordulj az ügyfélszolgálatunkhoz.',
  },
};
