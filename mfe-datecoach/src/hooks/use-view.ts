import { spotId } from '@datewright/contracts/datecoach/spot';
import { useNavigate, useSearchParams } from '@datewright/sdk/router';
import { z } from '@datewright/sdk/zod';

export const views = ['locations', 'strategy', 'general-advice', 'saved'] as const;
export type View = (typeof views)[number];

const path = '/datecoach';

/** The view and the spot that the address names. What it does not know is left unread. */
export function useView() {
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const view = views.find((one) => one === asked.get('view')) ?? 'locations';
  const location = z.safeParse(spotId, asked.get('location'));
  return {
    view,
    /** Of the strategy alone. */
    locationId: view === 'strategy' && location.success ? location.data : null,
    go(to: View, locationId?: string | null) {
      const more = to === 'strategy' && locationId ? `&location=${encodeURIComponent(locationId)}` : '';
      navigate(`${path}?view=${to}${more}`);
    },
  };
}
