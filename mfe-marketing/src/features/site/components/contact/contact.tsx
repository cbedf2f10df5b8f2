import { useTrack } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { useEffect } from 'react';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { FaqList } from '../../../../components/faq-list.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { Testimonials } from '../../../../components/testimonials.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useClaims } from '../../../../hooks/use-claims.ts';
import { useLegal } from '../../../../hooks/use-legal.ts';
import { createBreadcrumbs, createFaqPage, createOrganization } from '../../../../lib/structured-data.ts';
import { useContactCopy } from '../../copy/use-contact-copy.ts';
import { JumpLink } from '../shared/jump-link.tsx';
import { ContactAside } from './contact-aside.tsx';
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

export function Contact() {
  const copy = useContactCopy();
  const words = useCommonCopy();
  const track = useTrack();
  const claims = useClaims('contact');
  const legal = useLegal();
  useEffect(() => track('contact_view'), [track]);
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          { '@context': 'https://schema.org', '@type': 'ContactPage', name: copy.title, url: '/contact' },
          createOrganization(legal),
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
        <ContactAside />
      </Columns>
      <Testimonials claims={claims.ofKind('testimonial')} />
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list} />
      </Section>
    </>
  );
}
