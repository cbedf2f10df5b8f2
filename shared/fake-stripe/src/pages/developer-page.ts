import { type Html, html } from '@datewright/service-kit/http/html';
import { productName } from '../engine/catalogue.ts';
import { formatDate, formatMoney } from '../engine/format.ts';
import { itemOf } from '../engine/subscriptions.ts';
import { testCards } from '../engine/test-cards.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { type Page, testModeBanner } from './page.ts';

const shownRows = 25;

const jumps = [
  { label: '+1 hour', seconds: 3_600 },
  { label: '+1 day', seconds: 86_400 },
  { label: '+1 week', seconds: 604_800 },
  { label: '+1 month', seconds: 2_678_400 },
];

const table = (label: string, heads: string[], rows: Html[], empty: string) =>
  rows.length === 0
    ? html`<p>${empty}</p>`
    : html`<div class="table" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

function clock({ context }: StripeAccount): Html {
  const now = new Date(context.now() * 1000).toISOString().replace('T', ' ').slice(0, 19);
  return html`<h2>Clock</h2>
<p>In this sandbox it is <b>${now} UTC</b>. Going on does every renewal, retry and expiry on the way.</p>
<form method="post" action="/stripe/clock" data-once>
${jumps.map(({ label, seconds }) => html`<button class="button quiet" name="advanceSeconds" value="${seconds}">${label}</button>`)}
</form>`;
}

function choice(name: string, label: string, words: string[], now: string): Html {
  const options = words.map((word) => html`<option${word === now && html` selected`}>${word}</option>`);
  return html`<p class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${options}</select></p>`;
}

function switches({ events, api }: StripeAccount): Html {
  const seconds = (id: string, value: number) =>
    html`<p class="field"><label for="${id}">Seconds</label><input id="${id}" name="seconds" type="number" min="0" max="120" value="${value}"></p>`;
  return html`<h2>Switches</h2>
<form method="post" action="/stripe/behaviour" data-once>
${choice('events', 'Events', ['deliver', 'delay', 'duplicate', 'reorder', 'drop'], events.current().events)}
${seconds('event-seconds', events.current().seconds)}
<button class="button quiet">Set events</button>
</form>
<form method="post" action="/stripe/behaviour" data-once>
${choice('api', 'API', ['ok', 'down', 'broken', 'slow', 'cut'], api.current().api)}
${seconds('api-seconds', api.current().seconds)}
<button class="button quiet">Set API</button>
</form>`;
}

function subscriptions({ context }: StripeAccount): Html {
  const rows = context.store.subscriptions.all().slice(-shownRows).toReversed();
  const row = (one: (typeof rows)[number]) => {
    const { price, current_period_end: end } = itemOf(one);
    return html`<tr><td>${context.store.customers.get(one.customer)?.email ?? one.customer}</td>
<td>${productName(context, price)} ${formatMoney(price.unit_amount ?? 0, price.currency)}</td>
<td>${one.status}${one.cancel_at !== null && one.status !== 'canceled' && ', ends'}</td>
<td>${formatDate(one.ended_at ?? end)}</td><td><code>${one.id}</code></td></tr>`;
  };
  return html`<h2>Subscriptions</h2>
${table('Subscriptions', ['Customer', 'Plan', 'Status', 'Until', 'Id'], rows.map(row), 'Nobody has subscribed yet.')}`;
}

function customers({ context }: StripeAccount): Html {
  const rows = context.store.customers.all().slice(-shownRows).toReversed();
  return html`<h2>Customers</h2>
${table(
  'Customers',
  ['Email', 'Name', 'Id'],
  rows.map((one) => html`<tr><td>${one.email}</td><td>${one.name}</td><td><code>${one.id}</code></td></tr>`),
  'No customers yet.',
)}`;
}

function deliveries({ context }: StripeAccount): Html {
  const rows = context.store.deliveries.all().slice(-shownRows).toReversed();
  const row = ({ event, state, attempts }: (typeof rows)[number]) => {
    const last = attempts.at(-1);
    return html`<tr><td>${context.store.events.get(event)?.type}</td><td>${state}</td>
<td>${attempts.length}${last && `, last: ${last.status ?? last.error}`}</td>
<td><form class="again" method="post" action="/stripe/events/${event}/resend"><button class="button quiet" aria-label="Resend ${event}">Resend</button></form></td></tr>`;
  };
  return html`<h2>Webhook deliveries</h2>
${table('Webhook deliveries', ['Event', 'State', 'Attempts', 'Again'], rows.map(row), 'Nothing was sent yet.')}`;
}

const cards = html`<h2>Test cards</h2>
${table(
  'Test cards',
  ['Number', 'What it does', 'Token'],
  testCards.map(
    ({ number, label, token }) =>
      html`<tr><td><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${label}</td><td><code>${token}</code></td></tr>`,
  ),
  '',
)}`;

/** The stand-in's data, and buttons for its clock and switches. */
export const developerPage = (account: StripeAccount): Page => ({
  title: 'Stripe sandbox',
  kind: 'developer',
  body: html`<nav aria-label="Sandbox"><a href="/inbox">Mail inbox</a> <a href="/stripe" aria-current="page">Stripe</a></nav>
${testModeBanner}
<main>
<h1>Stripe sandbox</h1>
${clock(account)}
${switches(account)}
${subscriptions(account)}
${customers(account)}
${deliveries(account)}
${cards}
</main>`,
});
