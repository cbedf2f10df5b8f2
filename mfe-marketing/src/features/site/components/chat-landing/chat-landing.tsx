import { evidence } from '@datewright/contracts/evidence';
import { guaranteeDays } from '@datewright/contracts/plans';
import { useTrack } from '@datewright/sdk/host';
import { useLocation, useSearchParams } from '@datewright/sdk/router';
import { useEffect } from 'react';
import { CaptureFigure } from '../../../../components/capture-figure.tsx';
import { ClosingSection } from '../../../../components/closing-section.tsx';
import { FaqList } from '../../../../components/faq-list.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { Testimonials } from '../../../../components/testimonials.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useClaims } from '../../../../hooks/use-claims.ts';
import { createBreadcrumbs, createFaqPage, createProduct } from '../../../../lib/structured-data.ts';
import { chatFaq } from '../../copy/en/chat-assistant.ts';
import { useChatAssistantCopy } from '../../copy/use-chat-assistant-copy.ts';
import { getChatVariant } from '../../lib/get-chat-variant.ts';
import { ClaimList } from '../shared/claim-list.tsx';
import { EvidenceList } from '../shared/evidence-list.tsx';
import { LandingPlans } from '../shared/landing-plans.tsx';
import { StepList } from '../shared/step-list.tsx';
import { StickyCtaBar } from '../shared/sticky-cta-bar.tsx';
import { ChatFeatures } from './chat-features.tsx';
import { ChatHero, freeMessages } from './chat-hero.tsx';
import { Conversation } from './conversation.tsx';
import { StartChatLink } from './start-chat-link.tsx';

const facts = { guaranteeDays, freeMessages };
const studies = [evidence.followUpQuestions, evidence.looksWords, evidence.soundHuman];

/** The landing page of ChatPad with the copy of its variant. */
export function ChatLanding() {
  const copy = useChatAssistantCopy();
  const words = useCommonCopy();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const intent = getChatVariant(pathname, search.get('utm_term'));
  const { title, text, action, head, description } = copy.variants[intent];
  const claims = useClaims('chat-assistant');
  const track = useTrack();
  useEffect(() => track('view_promotion', { variant: 'message_match_v1', intent }), [track, intent]);
  const faq = chatFaq(facts);
  const name = copy.path[intent === 'tinder-openers' ? intent : 'other'];
  return (
    <>
      <SiteHead
        title={head}
        description={description}
        structured={[
          createProduct('ChatPad', description),
          createFaqPage(faq),
          createBreadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name, path: pathname },
          ]),
        ]}
      />
      <ChatHero {...{ title, text, action, intent }} />
      <StickyCtaBar text={copy.sticky.text} action={copy.sticky.action}>
        <Conversation />
        <Section title={words.studies.title}>
          <ClaimList claims={claims.ofKind('stat').slice(0, 3)} />
          <EvidenceList list={studies} />
        </Section>
        <Section title={copy.steps.title} id="how-it-works">
          <StepList list={copy.steps.list} />
          <CaptureFigure names={intent === 'tinder-openers' ? ['paste', 'opener'] : ['conversation', 'reply']} />
        </Section>
        <Section title={copy.features.title} band>
          <ChatFeatures />
        </Section>
        <Testimonials claims={claims.ofKind('testimonial')} />
        <LandingPlans source="chat-assistant" intent={intent} />
      </StickyCtaBar>
      <Section title={copy.faq.title} id="faq">
        <FaqList list={faq} />
      </Section>
      <ClosingSection title={copy.closing.title} text={copy.closing.text}>
        <StartChatLink label={action} intent={intent} location="closing" />
      </ClosingSection>
    </>
  );
}
