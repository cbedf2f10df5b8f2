import { guaranteeDays } from '@datewright/contracts/plans';
import { Checkbox } from '@datewright/ui/checkbox';
import type { Ref } from 'react';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';

interface ConsentCheckboxProps {
  agreed: boolean;
  /** It was needed and not given. */
  missing: boolean;
  onChange: (agreed: boolean) => void;
  ref: Ref<HTMLInputElement>;
}

/** That the service may start before the time to withdraw is over. Never given in advance. */
export function ConsentCheckbox({ agreed, missing, onChange, ref }: ConsentCheckboxProps) {
  const { checkout: copy } = usePricingCopy();
  return (
    <Checkbox
      ref={ref}
      required
      checked={agreed}
      label={copy.consent(guaranteeDays)}
      error={missing ? copy.consentMissing : null}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
