import { tool } from '@datewright/contracts/datecoach/tool';
import { useHasRoute, useTrack } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, LinkButton, Notice, Row, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import type { Access } from '../hooks/use-plan-access.ts';

/** Labels wrap when the text is enlarged. */
const Actions = styled(Row)`
  > * {
    white-space: normal;
  }
`;

interface Props {
  access: Access;
  /** The place of the notice, for analytics. */
  source: string;
  children: ReactNode;
}

/** Explains the limit of the plan, offers an upgrade if there is one, and rechecks the credits. */
export function UpgradeNotice({ access, source, children }: Props) {
  const { access: copy } = useCopy();
  const track = useTrack();
  const hasPrices = useHasRoute('/pricing');
  const { upgrade } = access;
  const allowance = upgrade?.allowances[tool.credit];
  const named = `datecoach-${source}`;
  return (
    <Notice
      tone="careful"
      live="polite"
      action={
        <Actions $gap={2}>
          {hasPrices && upgrade && (
            <LinkButton
              size="small"
              variant="secondary"
              to={`/pricing?checkout=${upgrade.slug}&source=${named}`}
              onClick={() => track('cta_upgrade_click', { source: named })}
            >
              {copy.upgrade}
            </LinkButton>
          )}
          <Button variant="secondary" size="small" busy={access.isChecking} onClick={() => void access.check()}>
            {copy.check}
          </Button>
        </Actions>
      }
    >
      {children}{' '}
      <Text as="span" $tone="muted" $size={14}>
        {upgrade && allowance && copy.more(upgrade.name, allowance.limit)}{' '}
        {access.hasAccess && `${access.refreshLabel}.`}
      </Text>
    </Notice>
  );
}
