import { type BillingCopy, billing } from './billing.ts';

/** Hungarian billing copy. Sentences without a translation stay in English. */
export const billingHu: BillingCopy = {
  portal: {
    ...billing.portal,
    nothingYet: 'Nincs aktív előfizetésed, amelyet kezelni lehetne.',
    detailsMissing: 'Hiányoznak a fizetési szolgáltatónál tárolt adataid. Kérjük, fordulj az ügyfélszolgálatunkhoz.',
  },
};
