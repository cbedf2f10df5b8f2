import { authService } from './account/auth-service.ts';
import { createCheckoutSession } from './account/create-checkout-session.ts';
import { createCustomerPortal } from './account/create-customer-portal.ts';
import { getSubscriptionTier } from './account/get-subscription-tier.ts';
import { userProfile } from './account/user-profile.ts';
import { bioAnalyzer } from './bio/bio-analyzer.ts';
import { bioGenerator } from './bio/bio-generator.ts';
import { readUserBio } from './bio/read-user-bio.ts';
import { screenshotMaxBytes } from './chatpad/limits.ts';
import { readScreenshot } from './chatpad/read-screenshot.ts';
import { publishVersion, uploadMaxBytes } from './registry/publish-version.ts';
import type { ContractService } from './versions.ts';

const ownersUnder = (prefix: string, calls: { path: string; service: ContractService }[]) =>
  new Map(calls.map(({ path, service }): [string, ContractService] => [path.replace(prefix, ''), service]));

/** Which service owns each `/functions/v1/<name>`; the edge sends the call there. */
export const functionOwners = ownersUnder('/functions/v1/', [
  authService,
  userProfile,
  createCheckoutSession,
  createCustomerPortal,
  bioGenerator,
  bioAnalyzer,
]);

/** What a form writes around a file. */
const aroundFile = 64 * 1024;

/** Calls whose body is a file: too large to be held by the edge, it is passed on while it comes. */
export const uploads = [
  { ...readScreenshot, method: 'post', maxBytes: screenshotMaxBytes + aroundFile },
  { ...publishVersion, method: 'put', maxBytes: uploadMaxBytes },
] as const;

/**
 * Paths under which the edge answers itself or calls a service. No remote may have a route there; `/internal` is
 * answered to nobody.
 */
export const reservedPaths = [
  '/assets',
  '/functions',
  '/healthz',
  '/internal',
  '/livez',
  '/metrics',
  '/readyz',
  '/registry',
  '/remotes',
  '/rest',
  '/v1',
  '/version',
].map((path) => `${path}/*`);

/** Which service owns each `/rest/v1/<path>`. */
export const restOwners = ownersUnder('/rest/v1/', [getSubscriptionTier, readUserBio]);
