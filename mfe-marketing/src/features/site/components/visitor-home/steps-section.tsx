import { useHasRoute } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, LinkButton, Row, Text, VisuallyHidden } from '@datewright/ui';
import { Capture, CaptureFrame } from '../../../../components/capture.tsx';
import { Section } from '../../../../components/section.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';

/** The product at each step. */
const stepCaptures = [['paste', 'opener'], ['fixes'], ['conversation', 'reply'], ['plan']] as const;

/** On a narrow screen the steps are a row to swipe, as wide as the window, with the edge of the next one in view. */
const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(4, calc(100% - var(--space-6)));
  margin-inline: calc(-1 * var(--space-4));
  overflow-x: auto;
  padding: 2px var(--space-4);
  position: relative;
  scroll-padding-inline: var(--space-4);
  scroll-snap-type: x mandatory;
  @media (min-width: 48rem) {
    gap: var(--space-5);
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-inline: 0;
    overflow-x: visible;
    padding: 0;
  }
`;

const Step = styled.li`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  display: grid;
  gap: var(--space-5);
  grid-template-rows: auto 1fr;
  padding: var(--space-4);
  scroll-snap-align: start;
  @media (min-width: 48rem) {
    padding: var(--space-6);
  }
`;

const Words = styled.div`
  align-content: start;
  display: grid;
  gap: var(--space-2);
`;

/** Not larger than the product itself. */
const Shot = styled(CaptureFrame)`
  margin: auto;
  max-width: 25rem;
  width: 100%;
`;

const Before = styled.p`
  border-left: 3px solid var(--hairline);
  color: var(--muted);
  padding-left: var(--space-3);
`;

const After = styled(Before)`
  border-color: var(--orchid);
  color: var(--text);
`;

/** How It Works in four steps, each with the problem it solves and the product at that step. */
export function StepsSection() {
  const { steps, captures } = useMarketingCopy();
  const { fine } = useCommonCopy();
  const canRegister = useHasRoute('/register');
  const clicked = useTrackCta('how-it-works');
  return (
    <Section title={steps.title} id="how-it-works">
      <Text $size={18}>{steps.lead}</Text>
      <Steps tabIndex={0} aria-label={steps.title}>
        {steps.list.map((step, at) => (
          <Step key={step.title}>
            <Words>
              <Heading as="h3" $size={22}>
                {step.title}
              </Heading>
              <Before>
                <VisuallyHidden>{steps.problem}</VisuallyHidden>
                {step.problem}
              </Before>
              <After>
                <VisuallyHidden>{steps.solution}</VisuallyHidden>
                {step.solution}
              </After>
            </Words>
            <Shot>
              {stepCaptures[at]?.map((name) => (
                <Capture key={name} name={name} alt={captures[name]} />
              ))}
            </Shot>
          </Step>
        ))}
      </Steps>
      <Row $justify="space-between" $gap={3}>
        <Text $tone="muted" $size={14}>
          {fine.capture}
        </Text>
        {canRegister && (
          <LinkButton to="/register?source=how-it-works" variant="secondary" onClick={clicked(steps.action)}>
            {steps.action}
          </LinkButton>
        )}
      </Row>
    </Section>
  );
}
