import { Link } from '@datewright/sdk/router';
import { Text } from '@datewright/ui';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';

/** Names the terms that an order accepts. The links open new tabs, so that the dialog stays open. */
export function OrderAgreement() {
  const { agreement: copy } = usePricingCopy().checkout;
  return (
    <Text $size={14}>
      {copy.before}{' '}
      <Link to="/terms" target="_blank">
        {copy.terms}
      </Link>{' '}
      {copy.between}{' '}
      <Link to="/privacy" target="_blank">
        {copy.privacy}
      </Link>
      .
    </Text>
  );
}
