import type { ToolName } from '@datewright/contracts/plans';
import { plans } from './plans.ts';

interface ToolCopy {
  /** The tile's name. */
  tile: string;
  boost: string;
  text: string;
  action: string;
  depleted: string;
  /** Why more of it would help, for the free plan. */
  upsell: string;
}

const tools: Record<ToolName, ToolCopy> = {
  chatpad: {
    tile: 'Chat AI',
    boost: 'Better messages',
    text: 'Openers, replies and ask-outs that sound like you.',
    action: 'Improve My Messages',
    depleted: 'All chat messages of today are used.',
    upsell: 'Starter has a thousand messages a day: nobody has to ration a good conversation.',
  },
  bio_write: {
    tile: 'Bio AI',
    boost: 'A bio worth reading',
    text: 'Write it, score it, and see why.',
    action: 'Scan My Profile',
    depleted: 'All bio rewrites of this period are used.',
    upsell: 'A bio rarely lands on the first try. Starter has room for fifty a week.',
  },
  photoanalyzer: {
    tile: 'Photo AI',
    boost: 'Your best photo first',
    text: 'Which one leads, which one goes, and what to try next.',
    action: 'Analyze My Photos',
    depleted: 'All photo checks of this period are used.',
    upsell: 'Others pick your photos better than you do. Starter checks fifteen a week.',
  },
  datecoach: {
    tile: 'Date Coach',
    boost: 'A plan for the date',
    text: 'A place that fits you both, and what to talk about there.',
    action: 'Get Date Coaching',
    depleted: 'All date plans of this period are used.',
    upsell: 'Pro plans thirty dates a week, for those weeks.',
  },
};

export const dashboard = {
  plans,
  welcome: (name: string) => `Welcome, ${name}`,
  friend: 'friend',
  loading: 'Loading dashboard…',
  fetching: 'Fetching your credits…',
  freeMember: 'Free Member',
  premiumMember: (period: 'weekly' | 'monthly') => `${period === 'weekly' ? 'Weekly' : 'Monthly'} Premium Member`,
  assumed: 'Your plan could not be read just now. These are the numbers of the free plan; nothing is lost.',
  retry: 'Retry',
  security: 'Devices and password',
  tiles: 'Your credits',
  ofTotal: (used: number, total: number) => `${used} of ${total} used`,
  noAccess: 'Not in your plan',
  refill: 'Refill with Premium',
  tabs: {
    label: 'Your account',
    boosts: 'AI Tools & Boosts',
    membership: 'Membership & Benefits',
    billing: 'Billing',
  },
  tools,
  upgrade: (plan: string) => `See what ${plan} adds`,
  membership: {
    plan: 'Plan',
    renewal: 'Renews on',
    ends: 'Ends on',
    changesTo: 'Changes to',
    nextFrom: (plan: string, date: string) => `${plan} on ${date}`,
    days: 'Days remaining',
    notAvailable: 'N/A',
    benefits: 'What is in it',
    list: ['Unlimited AI assists', 'Advanced profile tools', 'Priority support', 'Exclusive features'],
    compare: 'Free and premium, side by side',
    tool: 'Tool',
    free: 'Free',
    none: 'None',
    total: (n: number) => `${n} ${n === 1 ? 'credit' : 'credits'} left in all`,
  },
  history: {
    title: 'Credit history',
    lead: 'Every change of your credits, the newest first.',
    when: 'When',
    tool: 'Tool',
    what: 'What',
    change: 'Change',
    empty: 'Nothing yet. Your first message will be the first line.',
    failed: 'Your credit history could not be loaded.',
    earlier: 'Show earlier',
    loadingEarlier: 'Loading …',
    shown: (lines: number) => `${lines} lines are shown.`,
    earlierFailed: 'Earlier lines could not be loaded. Please try again.',
    usedFor: (purpose: string) => `Used: ${purpose}`,
    purposes: {
      opener: 'openers',
      reply: 'replies',
      'ask-out': 'ask-outs',
      'bio-write': 'a bio written',
      'bio-improve': 'a bio improved',
      'bio-score': 'a bio scored',
    },
    kinds: {
      opened: 'New period',
      charged: 'Used',
      released: 'Given back',
      expired: 'Given back after a time-out',
      adjusted: 'Plan changed',
    },
  },
};
