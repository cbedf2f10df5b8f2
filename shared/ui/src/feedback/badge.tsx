import { styled } from '@datewright/sdk/styled';

/** A short label. `ai` marks text that an AI wrote. */
export const Badge = styled.span<{ $tone?: 'neutral' | 'accent' | 'ai' | 'good' | 'careful' | 'bad' }>`
  align-items: center;
  background: ${({ $tone = 'neutral' }) => ($tone === 'neutral' ? 'var(--surface-raised)' : `var(--${$tone}-wash)`)};
  border-radius: var(--radius-round);
  color: ${({ $tone = 'neutral' }) =>
    ({
      neutral: 'var(--text)',
      accent: 'var(--accent-text)',
      ai: 'var(--orchid)',
      good: 'var(--good)',
      careful: 'var(--careful)',
      bad: 'var(--bad)',
    })[$tone]};
  display: inline-flex;
  font-size: var(--text-14);
  font-weight: 600;
  gap: var(--space-1);
  line-height: 1.4;
  padding: 0.125rem 0.625rem;
`;
