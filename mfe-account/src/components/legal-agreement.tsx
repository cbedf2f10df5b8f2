import { useHasRoute } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { Stack, Text } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';

/**
 * What creating an account means: the terms, the privacy policy, and, as a statement of its own, the explicit consent
 * to special categories of data (GDPR, article 9(2)(a)). It stands next to every button that creates an account.
 */
export function LegalAgreement({ by }: { by: 'register' | 'google' }) {
  const { agreement: copy } = useCopy();
  return (
    <Stack $gap={2}>
      <Text $tone="muted" $size={14}>
        {copy.before[by]} <LegalLink to="/terms">{copy.terms}</LegalLink> {copy.between}{' '}
        <LegalLink to="/privacy">{copy.privacy}</LegalLink>.
      </Text>
      <Text $tone="muted" $size={14}>
        {copy.consent}
      </Text>
    </Stack>
  );
}

/** Opens in a new tab, so that nothing typed is lost. Plain text while the page is missing. */
function LegalLink({ to, children }: { to: string; children: string }) {
  if (!useHasRoute(to)) return children;
  return (
    <Link to={to} target="_blank">
      {children}
    </Link>
  );
}
