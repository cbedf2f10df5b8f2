import { guaranteeDays } from '@datewright/contracts/plans';
import { Checkbox } from '@datewright/ui/checkbox';
import type { Ref } from 'react';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';

interface ConsentCheckboxProps {
  agreed: boolean;
  /** Shows that consent is required. */
  missing: boolean;
  onChange: (agreed: boolean) => void;
  ref: Ref<HTMLInputElement>;
}

/** Consent that performance starts within the withdrawal period. It is never ticked in advance. */
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
