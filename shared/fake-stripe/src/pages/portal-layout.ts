import { type Html, html } from '@datewright/service-kit/http/html';
import type { PortalConfiguration, PortalSession } from '../store/stripe-objects.ts';
import { type Page, testModeBanner } from './page.ts';

const business = 'Datewright';

export interface PortalContext {
  session: PortalSession;
  configuration: PortalConfiguration;
}

/** A portal page: the business on the left, the actions on the right. */
export function portalPage(
  { session, configuration }: PortalContext,
  title: string,
  content: Html,
  failure?: string,
): Page {
  const profile = configuration.business_profile;
  const links = [
    { href: profile.terms_of_service_url, label: 'Terms' },
    { href: profile.privacy_policy_url, label: 'Privacy' },
  ];
  return {
    title: `${title} · ${business} billing`,
    kind: 'portal',
    body: html`${testModeBanner}
<div class="columns">
<aside>
<p class="brand">${business}</p>
<p>${profile.headline ?? `${business} partners with Stripe for simplified billing.`}</p>
${session.return_url && html`<a class="back" href="${session.return_url}">← Return to ${business}</a>`}
<p class="links">${links.map(({ href, label }) => href && html`<a href="${href}">${label}</a> `)}</p>
</aside>
<main>
<h1>${title}</h1>
${failure && html`<p class="failure" role="alert">${failure}</p>`}
${content}
</main>
</div>`,
  };
}
