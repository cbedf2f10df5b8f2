import type { RouteCard } from '@datewright/contracts/registry/card';
import { type FeatureKey, toolByFeature } from '@datewright/contracts/tool-lookup';
import type { PlanState, SessionState } from '@datewright/sdk/host';

export type Access =
  | { kind: 'show' }
  | { kind: 'wait' }
  /** The sign-in service does not respond. The visitor is not redirected, because the session is unknown. */
  | { kind: 'unreachable' }
  | { kind: 'no-access' }
  | { kind: 'redirect'; to: string; rememberPath?: boolean; state?: UpgradeState };

/** Router state passed to `/upgrade-required`. */
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

/** Decides whether the viewer may see a page and where to send them otherwise. All guards are implemented here. */
export function decideAccess({ route, session, plan, has }: AccessRequest): Access {
  // A member’s home is not the visitor’s, even while nobody can tell.
  if (route.path === home && session.unreachable && session.likelySignedIn) return { kind: 'unreachable' };
  if (route.guard === 'open') return { kind: 'show' };
  if (route.guard === 'visitor') return decideVisitorPage(session);
  if (session.status === 'loading') return { kind: 'wait' };
  if (session.unreachable) return { kind: 'unreachable' };
  if (session.status === 'signed-out') {
    const to = [route.landing, login].find((path) => path !== undefined && has(path)) ?? home;
    return { kind: 'redirect', to, rememberPath: to !== home };
  }
  if (route.guard === 'admin' && !session.user?.roles.includes('admin')) return { kind: 'redirect', to: home };
  return route.feature ? decideFeature(route.feature, route.needsCredit, plan, has) : { kind: 'show' };
}

function decideVisitorPage(session: SessionState): Access {
  if (session.status === 'signed-in') return { kind: 'redirect', to: home };
  return session.status === 'loading' && session.likelySignedIn ? { kind: 'wait' } : { kind: 'show' };
}

function decideFeature(feature: FeatureKey, needsCredit: boolean, plan: PlanState, has: AccessRequest['has']): Access {
  // While the plan loads, only tools that some plans lack have to wait. The service enforces access in any case.
  if (plan.loading) return isOnEveryPlan(feature) ? { kind: 'show' } : { kind: 'wait' };
  const { hasAccess, currentCredits, creditsPerDay, nextRefreshTime } = plan.features[feature];
  if (!hasAccess) {
    if (!has(upgradeRequiredPath)) return { kind: 'no-access' };
    return { kind: 'redirect', to: upgradeRequiredPath, state: { feature, reason: 'limit' } };
  }
  // An outdated count must not block access: it is already being refetched.
  const isOver = nextRefreshTime !== null && Date.parse(nextRefreshTime) <= Date.now();
  // Without the upgrade page, the tool itself shows that credits have run out.
  if (!needsCredit || currentCredits > 0 || isOver || !has(upgradeRequiredPath)) return { kind: 'show' };
  const state: UpgradeState = { feature, reason: 'credits', current: creditsPerDay, max: creditsPerDay };
  return { kind: 'redirect', to: upgradeRequiredPath, state };
}

function isOnEveryPlan(feature: FeatureKey): boolean {
  return Object.values(toolByFeature(feature)?.allowances ?? {}).every((allowance) => allowance !== null);
}
