import { useHasRoute, useSession, useTools, useTrack } from '@datewright/sdk/host';
import { useSearchParams } from '@datewright/sdk/router';
import { LinkButton, Stack } from '@datewright/ui';
import { useEffect } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { FormPage } from '../../../frame/form-page.tsx';
import { RouteLink } from '../../../frame/route-link.tsx';
import { takeOnce } from '../../../frame/take-once.ts';

export function SignUpSuccessPage() {
  const { welcome: copy } = useCopy();
  const { user } = useSession();
  const track = useTrack();
  const [search] = useSearchParams();
  const method = search.get('method') === 'google' ? 'google' : 'email';
  const hasProfile = useHasRoute('/profile');
  const first = useTools().find(({ path }) => path !== null)?.path;

  useEffect(() => {
    if (user && takeOnce(`signupSuccess:${user.id}`)) track('sign_up_conversion', { method });
  }, [user, method, track]);

  return (
    <FormPage title={copy.title} lead={copy[method]}>
      <Stack $gap={3}>
        {first && (
          <LinkButton to={first} variant="primary" full>
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
