import { featureKey } from '../plan-schemas.ts';
import { z } from '../zod.ts';
import {
  parameterName,
  parameterValue,
  path,
  remoteName,
  routePath,
  shortText,
  version,
  versionRange,
} from './fields.ts';

const variations = z
  .record(parameterName, z.array(parameterValue).check(z.minLength(1), z.maxLength(20)))
  .check(z.refine((named) => Object.keys(named).length <= 4, 'names more than four parameters'));

export const routeCard = z.object({
  path: routePath,
  /** Page title without the product's name. */
  title: shortText,
  /**
   * `visitor` pages send members to `/`; `member` pages send visitors to `landing`, or to `/login`; `admin` pages are
   * for members with the role, others go to `/`.
   */
  guard: z.enum(['open', 'visitor', 'member', 'admin']),
  feature: z.optional(featureKey),
  landing: z.optional(path),
  /** Without a credit left, the upgrade page stands in front of it. */
  needsCredit: z._default(z.boolean(), false),
  /** `page` has header and footer, `tool` has no footer and fills the height, `bare` has neither. */
  layout: z._default(z.enum(['page', 'tool', 'bare']), 'page'),
  /** Sent as HTML by the renderer: the page renders without a browser. Only for `open` pages, and what a visitor sees. */
  prerender: z._default(z.boolean(), false),
  /**
   * Parameters of the address that change what a prerendered page shows, each with the values that do. Other parameters
   * and values change nothing. Older cards name parameters alone: with one of them the page begins in the browser.
   */
  variesBy: z._default(z.union([variations, z.array(parameterName).check(z.maxLength(4))]), {}),
});
export type RouteCard = z.infer<typeof routeCard>;

export const navigationEntry = z.object({
  menu: z.enum(['products', 'use-cases', 'resources']),
  label: shortText,
  path,
  /** Whom the entry is shown to. */
  audience: z._default(z.enum(['everyone', 'visitor', 'member']), 'everyone'),
  order: z._default(z.number(), 100),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** How a tool looks on pages that are not its own. Its address and its landing page are those of its first route. */
export const toolCard = z.object({
  feature: featureKey,
  /** An icon of the design system; one that the shell does not know is drawn as a spark. */
  icon: z.string().check(z.maxLength(30), z.regex(/^[a-z-]{1,30}$/)),
  home: z.object({
    text: shortText,
    /** Its button on the member's home; the first two tools that have one get it. */
    action: z.optional(shortText),
    /** Its service says where the member left off (`next-step`): how home says it, with `{about}` for whom or what. */
    next: z.optional(z.object({ title: shortText, action: shortText })),
  }),
  dashboard: z.object({
    title: shortText,
    text: shortText,
    action: shortText,
    depleted: shortText,
    /** Why more of it would help, for the free plan. */
    upsell: shortText,
  }),
  /** Its link after a purchase. */
  afterPurchase: shortText,
});
export type ToolCard = z.infer<typeof toolCard>;

/** A remote's card, `mfe.json`: everything the shell and the registry know about it. */
export const remoteCard = z.object({
  name: remoteName,
  owner: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  version,
  routes: z.array(routeCard).check(z.maxLength(50)),
  navigation: z._default(z.array(navigationEntry).check(z.maxLength(20)), []),
  /** Of the remote of a tool. */
  tool: z.optional(toolCard),
  /** Addresses of before, in small letters, each with the page that it leads to now. */
  moved: z._default(z.array(z.object({ from: path, to: path })).check(z.maxLength(20)), []),
  /** Semver ranges of what this remote was built against. */
  needs: z.object({
    sdk: versionRange,
    services: z._default(z.record(z.string(), versionRange), {}),
  }),
  /** Paths from which a visitor often comes here: the shell loads this remote there when idle. */
  preloadFrom: z._default(z.array(path).check(z.maxLength(50)), []),
  /** Kilobytes (1000 bytes) of all scripts in brotli; chunks named `admin…` count in a budget of their own. */
  budget: z.object({
    brotliKb: z.number().check(z.positive()),
    adminBrotliKb: z.optional(z.number().check(z.positive())),
  }),
});
export type RemoteCard = z.infer<typeof remoteCard>;
