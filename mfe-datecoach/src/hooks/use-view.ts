import { spotId } from '@datewright/contracts/datecoach/spot';
import { useNavigate, useSearchParams } from '@datewright/sdk/router';
import { z } from '@datewright/sdk/zod';

export const views = ['locations', 'strategy', 'general-advice', 'saved'] as const;
export type View = (typeof views)[number];

const path = '/datecoach';

/** The view and spot named by the address. Unknown values are ignored. */
export function useView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = views.find((one) => one === search.get('view')) ?? 'locations';
  const location = z.safeParse(spotId, search.get('location'));
  return {
    view,
    /** Only set in the strategy view. */
    locationId: view === 'strategy' && location.success ? location.data : null,
    go(to: View, locationId?: string | null) {
      const locationParameter = to === 'strategy' && locationId ? `&location=${encodeURIComponent(locationId)}` : '';
      navigate(`${path}?view=${to}${locationParameter}`);
    },
  };
}
