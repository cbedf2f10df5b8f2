import { checkoutSessions } from './checkout-sessions.ts';
import { customers } from './customers.ts';
import { events } from './events.ts';
import { invoices } from './invoices.ts';
import { paymentMethods } from './payment-methods.ts';
import { payments } from './payments.ts';
import { portalConfigurations } from './portal-configurations.ts';
import { portalSessions } from './portal-sessions.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { subscriptionItems } from './subscription-items.ts';
import { subscriptionSchedules } from './subscription-schedules.ts';
import { subscriptions } from './subscriptions.ts';

export const endpoints = [
  ...products,
  ...prices,
  ...customers,
  ...paymentMethods,
  ...checkoutSessions,
  ...subscriptions,
  ...subscriptionItems,
  ...subscriptionSchedules,
  ...invoices,
  ...payments,
  ...portalConfigurations,
  ...portalSessions,
  ...events,
];
