import { googleStartPath } from '@datewright/contracts/account/google';
import { googleStartByIp } from '../../rules/rate-limits.ts';
import type { Route } from '../route.ts';
import { withErrorRedirect } from './with-error-redirect.ts';

export const startGoogleSignInRoute: Route = ({ router }, ctx) => {
  router.get(googleStartPath, (req, res) =>
    withErrorRedirect(ctx, { req, res, rateLimit: googleStartByIp }, () => ctx.google.redirectToGoogle(req, res)),
  );
};
