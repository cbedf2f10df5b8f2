import { useLocale, usePlan, useSession } from '@datewright/sdk/host';
import { readCampaign } from '../lib/read-campaign.ts';

const maxReferrerLength = 500;

/** Context sent with a contact message: page, session and campaign. */
export function useContactContext() {
  const { status } = useSession();
  const { tier } = usePlan();
  const locale = useLocale();
  return () => {
    const { utm_source, utm_medium, utm_campaign } = readCampaign();
    return {
      utm_source,
      utm_medium,
      utm_campaign,
      referrer: document.referrer.slice(0, maxReferrerLength),
      path: location.pathname,
      isAuthenticated: status === 'signed-in' ? ('true' as const) : ('false' as const),
      plan: tier,
      locale,
    };
  };
}
