import { styled } from '@datewright/sdk/styled';

type BarTone = 'orchid' | 'good' | 'careful' | 'bad';

const Bar = styled.svg<{ $tone: BarTone }>`
  background: var(--surface-raised);
  border-radius: var(--radius-round);
  display: block;
  height: 8px;
  overflow: hidden;
  width: 100%;
  > rect {
    fill: ${({ $tone }) => `var(--${$tone})`};
    transition: width var(--time-enter) var(--ease);
  }
`;

interface Props {
  /** 0 to 1. */
  share: number;
  /** Label for screen readers. */
  label: string;
  tone?: BarTone;
}

/**
 * A progress bar without a style attribute, so that it is complete in prerendered HTML under the content security
 * policy.
 */
export const ProgressBar = ({ share, label, tone = 'orchid' }: Props) => (
  <Bar $tone={tone} viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label={label}>
    <rect width={Math.min(1, Math.max(0, share)) * 100} height="8" />
  </Bar>
);
