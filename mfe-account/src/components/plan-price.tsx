import { styled } from '@datewright/sdk/styled';

const Price = styled.p`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  > strong {
    font-family: var(--font-heading);
    font-size: var(--text-28);
    line-height: 1.1;
  }
  > span {
    color: var(--muted);
  }
`;

export function PlanPrice({ amount, period }: { amount: string; period: string }) {
  return (
    <Price>
      <strong>{amount}</strong>
      <span>{period}</span>
    </Price>
  );
}
