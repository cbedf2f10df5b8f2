import { plans } from '@datewright/contracts/plans';
import { useRouteCheck, useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Stack, Text } from '@datewright/ui';
import { useEffect } from 'react';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { FaqList } from '../../../../components/faq-list.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { Testimonials } from '../../../../components/testimonials.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useClaims } from '../../../../hooks/use-claims.ts';
import { createBreadcrumbs, createFaqPage, organization } from '../../../../lib/structured-data.ts';
import { useContactCopy } from '../../copy/use-contact-copy.ts';
import { JumpLink } from '../shared/jump-link.tsx';
import { ContactForm } from './contact-form.tsx';

const Columns = styled(Page)`
  align-items: start;
  display: grid;
  gap: var(--space-8);
  grid-template-columns: minmax(0, 1fr);
  padding-top: var(--space-8);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Links = styled.ul`
  display: grid;
  > li > a {
    align-items: center;
    display: inline-flex;
    min-height: var(--target);
  }
`;

const freeMessages = plans.free.allowances.chatpad?.limit ?? 0;

export function Contact() {
  const copy = useContactCopy();
  const words = useCommonCopy();
  const track = useTrack();
  const has = useRouteCheck();
  const claims = useClaims('contact');
  useEffect(() => track('contact_view'), [track]);
  const links = [
    { to: '/pricing', label: copy.plan.links.pricing },
    { to: '/features', label: copy.plan.links.features },
    { to: '/privacy', label: copy.plan.links.privacy },
  ].filter(({ to }) => has(to));
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          { '@context': 'https://schema.org', '@type': 'ContactPage', name: copy.title, url: '/contact' },
          organization,
          createFaqPage(copy.faq.list),
          createBreadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: copy.crumb, path: '/contact' },
          ]),
        ]}
      />
      <PageHero
        title={copy.title}
        text={copy.text}
        actions={
          <>
            <JumpLink
              to="contact-form"
              variant="secondary"
              size="large"
              onClick={() => track('contact_primary_cta', { target: 'form' })}
            >
              {copy.toForm}
            </JumpLink>
            <CtaLink
              to="/chat-assistant?ref=contact"
              label={copy.start}
              location="contact-hero"
              size="large"
              variant="ghost"
              onClick={() => track('contact_primary_cta', { target: 'chat-assistant' })}
            />
          </>
        }
      />
      <Columns>
        <ContactForm />
        <Stack as="aside" $gap={4} aria-label={copy.plan.title}>
          <Heading $size={22}>{copy.plan.title}</Heading>
          <Text $tone="muted">{copy.plan.text(freeMessages)}</Text>
          <Links>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </Links>
          <Text>
            {copy.mail} <a href={`mailto:${copy.email}`}>{copy.email}</a>
          </Text>
        </Stack>
      </Columns>
      <Testimonials claims={claims.ofKind('testimonial')} />
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list} />
      </Section>
    </>
  );
}
