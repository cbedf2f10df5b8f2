import { useHasRoute } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

export function PrivacyNotice() {
  const { register: copy } = useCopy();
  if (!useHasRoute('/privacy')) return null;
  return (
    <Text $tone="muted" $size={14}>
      {copy.terms} <Link to="/privacy">{copy.privacy}</Link>.
    </Text>
  );
}
