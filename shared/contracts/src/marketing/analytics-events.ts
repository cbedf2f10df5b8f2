import { experiments } from '../experiments.ts';
import { z } from '../zod.ts';
import { contactIntents } from './contact-form.ts';

// No property accepts what a visitor typed: values are numbers, words of a fixed list, our own codes, or labels that
// our own pages show.

/** A name from our code, such as `upgrade-wall` or `out_of_credits`. */
const code = z.string().check(z.regex(/^[A-Za-z][\w-]{0,59}$/));
/** The label of one of our controls. It excludes `@`, so it can't contain an email address. */
const label = z.string().check(z.regex(/^[\p{L}\p{M}\p{N} .,:;!?’'“”&()+€$%→·–—…{}/-]{1,120}$/u));
/** A path of ours or a route pattern of a card; `/other` stands for any path that is not a page. */
export const eventPath = z.string().check(z.maxLength(120), z.regex(/^\/$|^(?:\/:?[\w-]{1,80}){1,8}$/));
const version = z.string().check(z.regex(/^[\w.-]{1,60}$/));
const count = z.number().check(z.int(), z.minimum(0), z.maximum(1000));
/** In the currency of the same event. */
const money = z.number().check(z.minimum(0), z.maximum(10_000));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const source = z.nullable(code);
const variant = z.enum(['A', 'B']);
const plan = z.enum(['free', 'starter', 'pro']);
const tier = z.enum(['free', 'weekly', 'monthly']);
const method = z.enum(['email', 'google']);
const step = z.union([z.literal(1), z.literal(2)]);
const consent = z.enum(['granted', 'denied']);
const contactIntent = z.enum([...contactIntents, 'other']);
const noProperties = z.object({});

const pageEvents = {
  page_view: z.object({ title: label, path: eventPath }),
  section_view: z.object({ section: code }),
  scroll_depth: z.object({ percent: z.number().check(z.int(), z.minimum(0), z.maximum(100)) }),
  hero_view: z.object({ headline: variant, cta: variant }),
  experiment_variant: z.object({ experiment: z.enum(experiments.map(({ name }) => name)), variant }),
  view_promotion: z.object({ variant: code, intent: z.optional(code) }),
  contact_view: noProperties,
  view_pricing: z.object({ source }),
  /** `kind` is the error's class. The message is left out, because it may quote what a visitor typed. */
  error: z.object({ remote: code, version: z.optional(version), kind: code, retries: z.optional(count) }),
  consent_set: z.object({ analytics: consent, advertising: consent }),
};

const clickEvents = {
  cta_click: z.object({ location: code, label, cta_text: z.optional(label), intent: z.optional(code) }),
  cta_upgrade_click: z.object({ source: code }),
  start_trial: z.object({ plan, source: code }),
  nav_click: z.object({ path: eventPath }),
  nav_dropdown_toggle: z.object({ menu: label, open: z.boolean() }),
  dropdown_item_click: z.object({ item: z.optional(code), path: z.optional(eventPath) }),
  logout_click: noProperties,
  contact_primary_cta: z.object({ target: code }),
  contact_success_cta_click: z.object({ target: code }),
  bio_try_started: z.object({ location: code }),
  photo_try_started: noProperties,
  photo_faces_started: noProperties,
};

const memberEvents = {
  sign_up_start: z.object({ source }),
  signup_started: noProperties,
  onboarding_step: z.object({ step }),
  registration_step: z.object({ step }),
  registration_error: z.object({ code }),
  signup_completed: z.object({ method }),
  sign_up_conversion: z.object({ method }),
  contact_submit: z.object({ intent: contactIntent }),
  contact_success: z.object({ intent: contactIntent }),
  newsletter_subscribed: z.object({ source: code }),
  newsletter_confirmed: noProperties,
  suggestion_received: z.object({ mode: code }),
  photo_upload_started: z.object({ count }),
  photo_upload_completed: z.object({ count, failed: count }),
  analysis_started: z.object({ count }),
  analysis_finished: z.object({ count, failed: count }),
  analysis_failed: z.object({ code }),
};

const planEvents = {
  upgrade_wall_view: z.object({ feature: code, reason: z.nullable(code) }),
  credit_gate_shown: z.object({ source: code, context: z.optional(code) }),
  plan_selected: z.object({ plan: tier, source: code }),
  begin_checkout: z.object({ value: money, currency, item: label, source: code }),
  // Without the id of the order, which leads to the member at the payment provider.
  purchase: z.object({ value: money, currency, item: label, category: code }),
  conversion: z.object({ value: money, currency }),
};

/** Every event that is recorded, by name, with its properties. Unknown events and properties are dropped. */
export const analyticsEvents = { ...pageEvents, ...clickEvents, ...memberEvents, ...planEvents };

const campaign = z.string().check(z.regex(/^[\w.~+:|-]{1,100}$/));

/**
 * Optional properties of any event: the campaign that brought the visitor. Search terms contain spaces and are dropped.
 */
export const campaignProperties = z.object({
  utm_source: z.optional(campaign),
  utm_medium: z.optional(campaign),
  utm_campaign: z.optional(campaign),
  utm_term: z.optional(campaign),
  utm_content: z.optional(campaign),
  platform: z.optional(campaign),
  gclid: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
});

export type EventName = keyof typeof analyticsEvents;
/** The properties that a sender passes with an event. */
export type EventProperties<Name extends EventName> = z.input<(typeof analyticsEvents)[Name]>;
