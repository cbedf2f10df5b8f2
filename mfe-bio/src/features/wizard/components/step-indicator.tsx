import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../../../copy/use-copy.ts';

const Bar = styled.ol`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: repeat(3, 1fr);
`;

const Step = styled.li<{ $done: boolean }>`
  border-top: 3px solid ${({ $done }) => ($done ? 'var(--ember)' : 'var(--hairline)')};
  color: ${({ $done }) => ($done ? 'var(--text)' : 'var(--muted)')};
  font-size: var(--text-14);
  padding-top: var(--space-1);
  &[aria-current] {
    font-weight: 600;
  }
`;

export function StepIndicator({ step }: { step: 1 | 2 | 3 }) {
  const { wizard: copy } = useCopy();
  return (
    <Bar aria-label={copy.step(step)}>
      {([1, 2, 3] as const).map((n) => (
        <Step key={n} $done={n <= step} aria-current={n === step ? 'step' : undefined}>
          {copy.steps[n]}
        </Step>
      ))}
    </Bar>
  );
}
