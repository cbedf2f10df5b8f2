import type { RouteCard } from '@datewright/contracts/registry/card';
import { type FeatureKey, toolByFeature } from '@datewright/contracts/tool-lookup';
import type { PlanState, SessionState } from '@datewright/sdk/host';

export type Access =
  | { kind: 'show' }
  | { kind: 'wait' }
  /** The sign-in service does not answer: nobody is sent away on a guess. */
  | { kind: 'unreachable' }
  | { kind: 'no-access' }
  | { kind: 'redirect'; to: string; rememberPath?: boolean; state?: UpgradeState };

/** What `/upgrade-required` is told. */
interface UpgradeState {
  feature: FeatureKey;
  reason: 'limit' | 'credits';
  current?: number;
  max?: number;
}

const home = '/';
const login = '/login';
const upgradeRequiredPath = '/upgrade-required';

export interface AccessRequest {
  route: RouteCard;
  session: SessionState;
  plan: PlanState;
  has: (path: string) => boolean;
}

/** Who may see a page now, and where others go: the guards of the cards, in one place. */
export function decideAccess({ route, session, plan, has }: AccessRequest): Access {
  if (route.guard === 'open') return { kind: 'show' };
  if (route.guard === 'visitor') return decideVisitorPage(session);
  if (session.status === 'loading') return { kind: 'wait' };
  if (session.unreachable) return { kind: 'unreachable' };
  if (session.status === 'signed-out') {
    const to = [route.landing, login].find((path) => path !== undefined && has(path)) ?? home;
    return { kind: 'redirect', to, rememberPath: to === login };
  }
  if (route.guard === 'admin' && !session.user?.roles.includes('admin')) return { kind: 'redirect', to: home };
  return route.feature ? decideFeature(route.feature, route.needsCredit, plan, has) : { kind: 'show' };
}

function decideVisitorPage(session: SessionState): Access {
  if (session.status === 'signed-in') return { kind: 'redirect', to: home };
  return session.status === 'loading' && session.likelySignedIn ? { kind: 'wait' } : { kind: 'show' };
}

function decideFeature(feature: FeatureKey, needsCredit: boolean, plan: PlanState, has: AccessRequest['has']): Access {
  // While the plan is read, only a tool that some plan lacks has to wait: the service decides in any case.
  if (plan.loading) return isOnEveryPlan(feature) ? { kind: 'show' } : { kind: 'wait' };
  const { hasAccess, currentCredits, creditsPerDay, nextRefreshTime } = plan.features[feature];
  if (!hasAccess) {
    if (!has(upgradeRequiredPath)) return { kind: 'no-access' };
    return { kind: 'redirect', to: upgradeRequiredPath, state: { feature, reason: 'limit' } };
  }
  // A count of yesterday closes nothing: it is being read anew.
  const isOver = nextRefreshTime !== null && Date.parse(nextRefreshTime) <= Date.now();
  // Without the wall the tool itself says so, in its place.
  if (!needsCredit || currentCredits > 0 || isOver || !has(upgradeRequiredPath)) return { kind: 'show' };
  const state: UpgradeState = { feature, reason: 'credits', current: creditsPerDay, max: creditsPerDay };
  return { kind: 'redirect', to: upgradeRequiredPath, state };
}

function isOnEveryPlan(feature: FeatureKey): boolean {
  return Object.values(toolByFeature(feature)?.allowances ?? {}).every((allowance) => allowance !== null);
}
