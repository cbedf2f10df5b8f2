import { plans } from '@datewright/contracts/plans';
import { postAuthPath, useHasRoute, useSession, useTools, useTrack } from '@datewright/sdk/host';
import { useSearchParams } from '@datewright/sdk/router';
import { LinkButton, Stack } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { FormPage } from '../../../components/form-page.tsx';
import { RouteLink } from '../../../components/route-link.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useTrackOnce } from '../../../hooks/use-track-once.ts';
import { markOnce } from '../../../lib/mark-once.ts';
import { peekReturnPath } from '../../../lib/next-path.ts';
import { findSelectedTier } from '../../../lib/selected-tier.ts';

/** Home and the sign-up pages are no destination to return to. */
const returnPathBeyondSignUp = (path: string | null) =>
  path === null || path === '/' || path.startsWith('/signup') ? null : path;

export function SignUpSuccess() {
  const { welcome: copy, order: orderCopy } = useCopy();
  const { user } = useSession();
  const track = useTrack();
  const countOnce = useTrackOnce(markOnce);
  const [search] = useSearchParams();
  const method = search.get('method') === 'google' ? 'google' : 'email';
  const hasProfile = useHasRoute('/profile');
  const first = useTools().find(({ path }) => path !== null)?.path;

  const [returnPath] = useState(() => returnPathBeyondSignUp(peekReturnPath('')));
  const selectedTier = findSelectedTier(returnPath);

  useEffect(() => {
    if (user && countOnce(`signupSuccess:${user.id}`)) track('sign_up_conversion', { method });
  }, [user, method, track, countOnce]);

  return (
    <FormPage title={copy.title} lead={copy[method]}>
      <Stack $gap={3}>
        {returnPath && (
          <LinkButton to={returnPath} variant="primary" full onClick={() => postAuthPath.take()}>
            {selectedTier ? orderCopy.back(plans[selectedTier].name) : orderCopy.goOn}
          </LinkButton>
        )}
        {first && (
          <LinkButton to={first} variant={returnPath ? 'secondary' : 'primary'} full>
            {copy.firstTool}
          </LinkButton>
        )}
        {hasProfile && (
          <LinkButton to="/profile" variant="secondary" full>
            {copy.profile}
          </LinkButton>
        )}
        <RouteLink to="/help">{copy.help}</RouteLink>
      </Stack>
    </FormPage>
  );
}
