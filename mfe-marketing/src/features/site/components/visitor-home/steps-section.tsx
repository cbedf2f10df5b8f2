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
  gap: clamp(var(--space-8), 5vw, var(--space-16));
`;

/** On a wide screen the words and the screenshot change sides at each step. */
const Step = styled.li`
  align-items: center;
  display: grid;
  gap: var(--space-4) clamp(var(--space-5), 5vw, var(--space-16));
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 25rem);
    &:nth-child(even) {
      grid-template-columns: minmax(0, 25rem) minmax(0, 1fr);
      > :last-child {
        order: -1;
      }
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 34rem;
`;

/** Not larger than the product itself. */
const Shot = styled(CaptureFrame)`
  max-width: 25rem;
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
                  <Heading as="h3" $size={28}>
                    {step.title}
                  </Heading>
                  <Text $tone="muted" $size={18}>
                    {step.text}
                  </Text>
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
                  <Capture name={capture} alt={captures[capture]} />
                </Shot>
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
