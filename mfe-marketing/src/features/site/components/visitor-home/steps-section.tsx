import { useHasRoute } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, LinkButton, Row, Text, VisuallyHidden } from '@datewright/ui';
import { Capture, CaptureFrame } from '../../../../components/capture.tsx';
import { Section } from '../../../../components/section.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';

/** The product at each step. */
const stepCaptures = ['paste', 'fixes', 'opener', 'plan'] as const;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-6);
  @media (min-width: 60rem) {
    gap: var(--space-10) var(--space-8);
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  align-items: start;
  display: grid;
  gap: var(--space-4);
  @media (min-width: 36rem) {
    gap: var(--space-5);
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
`;

/** On a phone the lower part of a tall screenshot fades out. */
const Cropped = styled(CaptureFrame)`
  @media (max-width: 36rem) {
    mask-image: linear-gradient(#000 9rem, transparent 11rem);
    max-height: 11rem;
  }
`;

const Before = styled.p`
  border-left: 3px solid var(--hairline);
  color: var(--muted);
  margin-top: var(--space-2);
  padding-left: var(--space-3);
`;

const After = styled(Before)`
  border-color: var(--orchid);
  color: var(--text);
  margin-top: 0;
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
      <Steps>
        {stepCaptures.map((capture, at) => {
          const step = steps.list[at];
          return (
            step && (
              <Step key={capture}>
                <Words>
                  <Heading as="h3" $size={22}>
                    {step.title}
                  </Heading>
                  <Text $tone="muted">{step.text}</Text>
                  <Before>
                    <VisuallyHidden>{steps.problem}</VisuallyHidden>
                    {step.problem}
                  </Before>
                  <After>
                    <VisuallyHidden>{steps.solution}</VisuallyHidden>
                    {step.solution}
                  </After>
                </Words>
                <Cropped>
                  <Capture name={capture} alt={captures[capture]} />
                </Cropped>
              </Step>
            )
          );
        })}
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
