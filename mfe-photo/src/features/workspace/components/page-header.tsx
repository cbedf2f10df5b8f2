import { useHasRoute } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Heading, Notice, Stack, Text } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import { CreditLine } from '../../upgrade/components/credit-line.tsx';

const Back = styled(Link)`
  align-items: center;
  align-self: start;
  color: var(--muted);
  display: inline-flex;
  min-height: var(--target);
`;

export function PageHeader({ allowance, isKept }: { allowance: PhotoAllowance; isKept: boolean }) {
  const { page: copy } = useCopy();
  const hasLanding = useHasRoute('/photo-analyzer');
  const online = useOnline();
  return (
    <Stack as="header" $gap={3}>
      {hasLanding && (
        <Back to="/photo-analyzer">
          <span aria-hidden="true">←&nbsp;</span>
          {copy.back}
        </Back>
      )}
      <Heading as="h1" $size={36}>
        {copy.title}
      </Heading>
      <Text $tone="muted" $size={18}>
        {copy.lead}
      </Text>
      <CreditLine allowance={allowance} />
      {!online && <Notice tone="careful">{copy.offline}</Notice>}
      {!isKept && <Notice tone="careful">{copy.notKept}</Notice>}
    </Stack>
  );
}
