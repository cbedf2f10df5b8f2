import { authService, userProfile } from './account.ts';
import { createCheckoutSession, createCustomerPortal, getSubscriptionTier } from './billing.ts';
import { bioAnalyzer, bioGenerator, readUserBio } from './bio.ts';
import { readScreenshot, screenshotMaxBytes } from './chatpad.ts';
import { publishVersion, uploadMaxBytes } from './registry.ts';
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
