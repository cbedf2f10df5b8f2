import { useSession, useTrack } from '@datewright/sdk/host';
import { CtaLink } from '../../../../components/cta-link.tsx';
import type { getChatVariant } from '../../lib/get-chat-variant.ts';
import { getStartPath } from '../../lib/get-start-path.ts';

interface Props {
  label: string;
  intent: ReturnType<typeof getChatVariant>;
  /** Where on the page it is. */
  location: string;
}

export function StartChatLink({ label, intent, location }: Props) {
  const signedIn = useSession().status === 'signed-in';
  const track = useTrack();
  return (
    <CtaLink
      to={getStartPath({ signedIn, intent, source: location })}
      label={label}
      location={location}
      intent={intent}
      size="large"
      onClick={() => track('start_trial', { plan: 'free', source: location })}
    />
  );
}
