import { useHasRoute, useSession } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { LinkButton, type LinkButtonProps } from '@datewright/ui';
import { createContext, useContext, useRef } from 'react';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';
import { readCampaign } from '../../lib/read-campaign.ts';

/** Whether a call to action was clicked already: then the others do nothing. */
export const StartedContext = createContext<{ current: boolean }>({ current: false });
export const useStartedRef = () => useRef(false);

interface Props {
  label: string;
  location: string;
  variant?: LinkButtonProps['variant'];
}

/** Leads to Date Coach once: directly for members, through sign-in for visitors, with the campaign. */
export function StartDateCoachButton({ label, location, variant }: Props) {
  const started = useContext(StartedContext);
  const signedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const clicked = useTrackCta(location, 'date-prep');
  const to = signedIn ? '/datecoach' : `/login?returnPath=/datecoach&source=${location}`;
  const exists = useHasRoute(to);
  if (!exists) return null;
  return (
    <LinkButton
      to={to}
      variant={variant}
      size="large"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (started.current) return;
        started.current = true;
        clicked(label)();
        const campaign = new URLSearchParams(readCampaign()).toString();
        navigate(signedIn || campaign === '' ? to : `${to}&${campaign}`);
      }}
    >
      {label}
    </LinkButton>
  );
}
