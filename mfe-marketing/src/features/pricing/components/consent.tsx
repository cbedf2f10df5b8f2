import { guaranteeDays } from '@datewright/contracts/plans';
import { styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import { type Ref, useId } from 'react';
import { usePricingCopy } from '../../../copy/use-pricing-copy.ts';

const Label = styled.label`
  align-items: flex-start;
  cursor: pointer;
  display: flex;
  gap: var(--space-3);
  min-height: var(--target);
  > input {
    accent-color: var(--ember);
    flex: none;
    height: 1.5rem;
    margin: 0;
    width: 1.5rem;
  }
`;

interface ConsentProps {
  agreed: boolean;
  /** It was needed and not given. */
  missing: boolean;
  onChange: (agreed: boolean) => void;
  ref: Ref<HTMLInputElement>;
}

/** That the service may start before the time to withdraw is over. Never given in advance. */
export function Consent({ agreed, missing, onChange, ref }: ConsentProps) {
  const { checkout: copy } = usePricingCopy();
  const problem = useId();
  return (
    <div>
      <Label>
        <input
          ref={ref}
          type="checkbox"
          required
          checked={agreed}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? problem : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{copy.consent(guaranteeDays)}</span>
      </Label>
      <div role="status">
        {missing && (
          <Text id={problem} $tone="bad" $size={14}>
            {copy.consentMissing}
          </Text>
        )}
      </div>
    </div>
  );
}
