import { Page, Text } from '@datewright/ui';
import { useCommonCopy } from '../copy/use-common-copy.ts';

/** For every page that names a dating app. */
export function NotAffiliated() {
  return (
    <Page>
      <Text $tone="muted" $size={14}>
        {useCommonCopy().notAffiliated}
      </Text>
    </Page>
  );
}
