import type Stripe from 'stripe';

/*
 * Objects have the types of Stripe's SDK, so that the compiler reports when another SDK version changes a shape.
 * Stored, an expandable field is an id, and a decimal is text.
 */
type Plain<Value> = Value extends Stripe.Decimal ? string : Value;
type AsId<Value> = [Extract<Value, string>] extends [never] ? Value : Exclude<Value, object>;
type Stored<Shape> = { [Field in keyof Shape]: AsId<Plain<Shape[Field]>> };

export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type Plan = Stored<Stripe.Plan>;
export type Customer = Stored<Stripe.Customer>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type CheckoutSession = Stored<Stripe.Checkout.Session>;
export type SubscriptionItem = Omit<Stored<Stripe.SubscriptionItem>, 'price' | 'plan'> & { price: Price; plan: Plan };
export type Subscription = Omit<Stored<Stripe.Subscription>, 'items'> & { items: List<SubscriptionItem> };
export type Schedule = Stored<Stripe.SubscriptionSchedule>;
export type SchedulePhase = Stripe.SubscriptionSchedule.Phase;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type Invoice = Omit<Stored<Stripe.Invoice>, 'lines'> & { lines: List<InvoiceLine> };
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>;
export type PortalSession = Stored<Stripe.BillingPortal.Session>;
export type WebhookEndpoint = Stored<Stripe.WebhookEndpoint>;
export type LineItem = Omit<Stored<Stripe.LineItem>, 'price'> & { price: Price };
export type StripeEvent = Stored<Stripe.EventBase>;

export interface List<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

export interface StripeObject {
  id: string;
  object: string;
}

export interface Deleted extends StripeObject {
  deleted: true;
}

/** A complete list inside another object. */
export const listOf = <Item>(url: string, data: Item[]): List<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
