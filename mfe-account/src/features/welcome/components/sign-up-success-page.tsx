import { postAuthPath, useHasRoute, useSession, useTools, useTrack } from '@datewright/sdk/host';
import { useSearchParams } from '@datewright/sdk/router';
import { LinkButton, Stack } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { FormPage } from '../../../frame/form-page.tsx';
import { peekWish } from '../../../frame/next-path.ts';
import { RouteLink } from '../../../frame/route-link.tsx';
import { takeOnce } from '../../../frame/take-once.ts';
import { useCountOnce } from '../../../frame/use-count-once.ts';
import { orderOf } from '../../../frame/wish.ts';

/** Home and this page itself are nothing to go back to. */
const wishBeyond = (path: string | null) => (path === null || path === '/' || path.startsWith('/signup') ? null : path);

export function SignUpSuccessPage() {
  const { welcome: copy, order: words } = useCopy();
  const { user } = useSession();
  const track = useTrack();
  const countOnce = useCountOnce(takeOnce);
  const [search] = useSearchParams();
  const method = search.get('method') === 'google' ? 'google' : 'email';
  const hasProfile = useHasRoute('/profile');
  const first = useTools().find(({ path }) => path !== null)?.path;

  const [wish] = useState(() => wishBeyond(peekWish('')));
  const order = orderOf(wish);

  useEffect(() => {
    if (user && countOnce(`signupSuccess:${user.id}`)) track('sign_up_conversion', { method });
  }, [user, method, track, countOnce]);

  return (
    <FormPage title={copy.title} lead={copy[method]}>
      <Stack $gap={3}>
        {wish && (
          <LinkButton to={wish} variant="primary" full onClick={() => postAuthPath.take()}>
            {order ? words.back(words.names[order]) : words.goOn}
          </LinkButton>
        )}
        {first && (
          <LinkButton to={first} variant={wish ? 'secondary' : 'primary'} full>
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
