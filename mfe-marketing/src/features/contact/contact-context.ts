import { useLocale, usePlan, useSession } from '@datewright/sdk/host';
import { keptCampaign } from '../../frame/kept-campaign.ts';

const longestReferrer = 500;

/** What goes with a message besides what was typed: where it was written, by whom, and which campaign led here. */
export function useContactContext() {
  const { status } = useSession();
  const { tier } = usePlan();
  const locale = useLocale();
  return () => {
    const { utm_source, utm_medium, utm_campaign } = keptCampaign();
    return {
      utm_source,
      utm_medium,
      utm_campaign,
      referrer: document.referrer.slice(0, longestReferrer),
      path: location.pathname,
      isAuthenticated: status === 'signed-in' ? ('true' as const) : ('false' as const),
      plan: tier,
      locale,
    };
  };
}
