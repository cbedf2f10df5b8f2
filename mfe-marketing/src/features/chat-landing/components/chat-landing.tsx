import { evidence } from '@datewright/contracts/evidence';
import { guaranteeDays, plans } from '@datewright/contracts/plans';
import { useSession, useTrack } from '@datewright/sdk/host';
import { useLocation, useSearchParams } from '@datewright/sdk/router';
import { useEffect } from 'react';
import { chatFaq } from '../../../copy/en/chat-assistant.ts';
import { useChatAssistantCopy } from '../../../copy/use-chat-assistant-copy.ts';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { ClaimRow } from '../../../frame/claim-row.tsx';
import { ClosingSheet } from '../../../frame/closing-sheet.tsx';
import { CtaLink } from '../../../frame/cta-link.tsx';
import { FaqList } from '../../../frame/faq-list.tsx';
import { PageHero } from '../../../frame/hero.tsx';
import { JumpLink } from '../../../frame/jump-link.tsx';
import { LandingPlans } from '../../../frame/landing-plans.tsx';
import { Section } from '../../../frame/section.tsx';
import { SiteHead } from '../../../frame/site-head.tsx';
import { startPath } from '../../../frame/start-path.ts';
import { StepsList } from '../../../frame/steps-list.tsx';
import { StickyOffer } from '../../../frame/sticky-offer.tsx';
import { breadcrumbs, faqPage, productOf } from '../../../frame/structured.ts';
import { Studies } from '../../../frame/studies.tsx';
import { Testimonials } from '../../../frame/testimonials.tsx';
import { Tiles } from '../../../frame/tiles.tsx';
import { useClaims } from '../../../frame/use-claims.ts';
import { variantOf } from '../variant-of.ts';
import { Conversation } from './conversation.tsx';
import { EditableMatch } from './editable-match.tsx';

const facts = { guaranteeDays, freeMessages: plans.free.allowances.chatpad?.limit ?? 0 };
const studies = [evidence.followUpQuestions, evidence.looksWords, evidence.soundHuman];

/** The landing page of ChatPad, in the words of its variant. */
export function ChatLanding() {
  const copy = useChatAssistantCopy();
  const words = useFrameCopy();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const intent = variantOf(pathname, search.get('utm_term'));
  const { title, text, action, head, description } = copy.variants[intent];
  const signedIn = useSession().status === 'signed-in';
  const claims = useClaims('chat-assistant');
  const track = useTrack();
  useEffect(() => track('view_promotion', { variant: 'message_match_v1', intent }), [track, intent]);
  const faq = chatFaq(facts);
  const start = (location: string) => (
    <CtaLink
      to={startPath({ signedIn, intent, source: location })}
      label={action}
      location={location}
      intent={intent}
      size="large"
      onClick={() => track('start_trial', { plan: 'free', source: location })}
    />
  );
  const name = copy.path[intent === 'tinder-openers' ? intent : 'other'];
  return (
    <>
      <SiteHead
        title={head}
        description={description}
        structured={[
          productOf('ChatPad', description),
          faqPage(faq),
          breadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name, path: pathname },
          ]),
        ]}
      />
      <PageHero
        title={title}
        text={text}
        actions={
          <>
            {start('hero')}
            <JumpLink to="conversation" variant="ghost" size="large">
              {copy.secondary}
            </JumpLink>
          </>
        }
        fine={copy.fine(facts.freeMessages)}
      >
        <EditableMatch />
      </PageHero>
      <StickyOffer text={copy.sticky.text} action={copy.sticky.action}>
        <Conversation />
        <Section title={words.studies.title}>
          <ClaimRow claims={claims.of('stat').slice(0, 3)} />
          <Studies list={studies} />
        </Section>
        <Section title={copy.steps.title} id="how-it-works">
          <StepsList list={copy.steps.list} />
        </Section>
        <Section title={copy.features.title} band>
          <Tiles
            list={copy.features.list}
            action={(at) => {
              const tile = copy.features.list[at];
              return tile && <CtaLink to={tile.to} label={tile.link} location="features" variant="secondary" />;
            }}
          />
        </Section>
        <Testimonials said={claims.of('testimonial')} />
        <LandingPlans source="chat-assistant" intent={intent} />
      </StickyOffer>
      <Section title={copy.faq.title} id="faq">
        <FaqList list={faq} />
      </Section>
      <ClosingSheet title={copy.closing.title} text={copy.closing.text}>
        {start('closing')}
      </ClosingSheet>
    </>
  );
}
