import { useHasRoute } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Badge, Heading, Notice, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useCopy } from '../../../copy/use-copy.ts';
import { useAccess } from './workspace-provider.tsx';

const Back = styled(Link)`
  align-items: center;
  align-self: start;
  color: var(--muted);
  display: inline-flex;
  min-height: var(--target);
`;

export function PageHeader() {
  const { page: copy, access: accessCopy } = useCopy();
  const hasLanding = useHasRoute('/date-prep');
  const access = useAccess();
  const isOnline = useOnline();
  return (
    <Stack as="header" $gap={3}>
      {hasLanding && (
        <Back to="/date-prep">
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
      {access.isKnown ? (
        <Row $gap={2}>
          <Badge $tone={access.creditsLeft > 0 ? 'good' : 'careful'} role="status">
            {accessCopy.left(access.creditsLeft)}
          </Badge>
          {access.hasAccess && (
            <Text $tone="muted" $size={14}>
              {access.refreshLabel}
            </Text>
          )}
        </Row>
      ) : (
        <Skeleton $width="12rem" $height="1.5rem" />
      )}
      {!isOnline && <Notice tone="careful">{copy.offline}</Notice>}
    </Stack>
  );
}
