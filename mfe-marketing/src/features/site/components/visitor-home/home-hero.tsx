import { useRouteCheck, useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Heading, LinkButton, Page, Text } from '@datewright/ui';
import { useEffect } from 'react';
import { CaptureFigure } from '../../../../components/capture-figure.tsx';
import { GlowSection } from '../../../../components/glow-section.ts';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';
import { useExperimentVariant } from '../../hooks/use-experiment-variant.ts';
import { MarginNote } from '../illustrations/margin-note.tsx';

const Glow = styled(GlowSection)`
  padding-block: clamp(var(--space-6), 3vw, var(--space-12));
`;

const Columns = styled(Page)`
  align-items: center;
  display: grid;
  gap: clamp(var(--space-8), 5vw, var(--space-16));
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-6);
  justify-items: start;
`;

const Actions = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  @media (max-width: 30rem) {
    align-items: stretch;
    flex-direction: column;
    text-align: center;
    width: 100%;
  }
`;

const Quiet = styled(Link)`
  color: var(--text);
  padding: var(--space-3) 0;
`;

/** The first screen for visitors, rendered without any request; two experiments vary its headline and its action. */
export function HomeHero() {
  const copy = useMarketingCopy().hero;
  const headline = useExperimentVariant('hero_headline_test');
  const cta = useExperimentVariant('hero_cta_test');
  const has = useRouteCheck();
  const track = useTrack();
  const clicked = useTrackCta('hero');
  useEffect(() => track('hero_view', { headline, cta }), [track, headline, cta]);
  const action =
    cta === 'A' ? { to: '/register?source=hero', label: copy.start } : { to: '/login', label: copy.alternative };
  return (
    <Glow>
      <Columns>
        <Words>
          <Heading as="h1" $size="hero">
            {copy.headlines[headline]}
          </Heading>
          <Text $tone="muted" $size={18}>
            {copy.text}
          </Text>
          <Actions>
            {has(action.to) && (
              <LinkButton to={action.to} size="large" onClick={clicked(action.label)}>
                {action.label}
              </LinkButton>
            )}
            {cta === 'A' && has('/login') && (
              <Quiet to="/login" onClick={clicked(copy.login)}>
                {copy.login}
              </Quiet>
            )}
          </Actions>
        </Words>
        <CaptureFigure names={['conversation']} landing={['reply', 'reply-second', 'reply-third']} isFirst>
          <MarginNote to="up">{copy.note}</MarginNote>
        </CaptureFigure>
      </Columns>
    </Glow>
  );
}
