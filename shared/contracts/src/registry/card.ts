import { featureKey } from '../plan-schemas.ts';
import { z } from '../zod.ts';
import {
  parameterName,
  parameterValue,
  path,
  remoteName,
  routePath,
  sharedModule,
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
  /** What a browser without JavaScript shows for a page that is not prerendered. */
  withoutScript: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  feature: z.optional(featureKey),
  landing: z.optional(path),
  /** A member without credits sees the upgrade page instead. */
  needsCredit: z._default(z.boolean(), false),
  /** `page` has header and footer, `tool` has no footer and fills the height, `bare` has neither. */
  layout: z._default(z.enum(['page', 'tool', 'bare']), 'page'),
  /**
   * The renderer sends this page as HTML. Only for `open` pages that render without a browser; it sends what a visitor
   * sees.
   */
  prerender: z._default(z.boolean(), false),
  /**
   * Query parameters that change a prerendered page, each with the values that do. Other parameters and values are
   * ignored.
   * Older cards list parameter names only: a page with one of those is rendered in the browser.
   */
  variesBy: z._default(z.union([variations, z.array(parameterName).check(z.maxLength(4))]), {}),
});
export type RouteCard = z.infer<typeof routeCard>;

export const navigationEntry = z.object({
  menu: z.enum(['products', 'use-cases', 'resources']),
  label: shortText,
  path,
  /** Who sees the entry. */
  audience: z._default(z.enum(['everyone', 'visitor', 'member']), 'everyone'),
  order: z._default(z.number(), 100),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** How shared pages present a tool. Its link and landing page are those of the remote's first route. */
export const toolCard = z.object({
  feature: featureKey,
  /** An icon of the design system; the shell shows a spark for one it does not know. */
  icon: z.string().check(z.maxLength(30), z.regex(/^[a-z-]{1,30}$/)),
  /** Its name where room is short, such as the bar at the bottom of a phone. */
  short: z.optional(z.string().check(z.minLength(1), z.maxLength(10))),
  home: z.object({
    text: shortText,
    /** Label of its button on the member's home; the first two tools that have one are shown. */
    action: z.optional(shortText),
    /** Texts for the `next-step` of its service on the member's home, with `{about}` as the placeholder. */
    next: z.optional(z.object({ title: shortText, action: shortText })),
    /** Texts for what waits in the tool, by the kind that its service names, with `{about}` as the placeholder. */
    waiting: z.optional(
      z
        .record(
          z.string().check(z.regex(/^[a-z-]{1,20}$/)),
          // `ready`: the action once texts are ready, with `{count}` as the placeholder for how many.
          z.object({ title: shortText, action: shortText, ready: z.optional(shortText) }),
        )
        .check(z.refine((kinds) => Object.keys(kinds).length <= 10, 'names more than ten kinds')),
    ),
    /**
     * A field on the home of a member for whom nothing waits. What is typed there reaches the tool's page as `pasted` in the
     * navigation state.
     */
    paste: z.optional(z.object({ label: shortText, placeholder: shortText, action: shortText })),
  }),
  dashboard: z.object({
    title: shortText,
    text: shortText,
    action: shortText,
    depleted: shortText,
    /** Why more credits would help, for members on the free plan. */
    upsell: shortText,
  }),
  /** Label of its link after a purchase. */
  afterPurchase: shortText,
});
export type ToolCard = z.infer<typeof toolCard>;

const sharedModules = z
  .record(sharedModule, versionRange)
  .check(z.refine((modules) => Object.keys(modules).length <= 50, 'names more than fifty modules'));

/** A remote's published card: everything the shell and the registry know about it. */
export const remoteCard = z.object({
  name: remoteName,
  owner: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  version,
  routes: z.array(routeCard).check(z.maxLength(50)),
  navigation: z._default(z.array(navigationEntry).check(z.maxLength(20)), []),
  /** Only on the remote of a tool. */
  tool: z.optional(toolCard),
  /** Former paths in lower case, each with the page that replaces it. */
  moved: z._default(z.array(z.object({ from: path, to: path })).check(z.maxLength(20)), []),
  /** Semver ranges of what this remote was built against; `mfe build` writes them from the code. */
  needs: z.object({
    sdk: versionRange,
    services: z._default(z.record(z.string(), versionRange), {}),
    /** The modules that it takes from the shell. The registry reads them from the build. */
    modules: z._default(sharedModules, {}),
  }),
  /** Paths from which visitors often come here: the shell preloads this remote there while the browser is idle. */
  preloadFrom: z._default(z.array(path).check(z.maxLength(50)), []),
  /** Kilobytes (1000 bytes) of all scripts in brotli; chunks named `admin…` count in a budget of their own. */
  budget: z.object({
    brotliKb: z.number().check(z.positive()),
    adminBrotliKb: z.optional(z.number().check(z.positive())),
  }),
});
export type RemoteCard = z.infer<typeof remoteCard>;

/** The range of a need that its team leaves to `mfe build`. */
export const unwrittenRange = '*';

/** A card as its team writes it, `mfe.json`: a range in `needs` only says that the remote also runs with older versions. */
export const writtenCard = z.extend(remoteCard, {
  needs: z._default(z.extend(remoteCard.shape.needs, { sdk: z._default(versionRange, unwrittenRange) }), {
    sdk: unwrittenRange,
    services: {},
    modules: {},
  }),
});
