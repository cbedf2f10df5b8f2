import { styled } from '@datewright/sdk/styled';
import { Button, Card, Grid, Heading, Icon, type IconName, Row, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { BonusNotice, OutOfCredits } from '../../../components/out-of-credits.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';

const Tile = styled(Card)`
  display: grid;
  gap: var(--space-3);
  grid-template-rows: auto 1fr auto;
  > svg {
    color: var(--accent-text);
  }
`;

/** The main action, unless a phone's action bar has it. */
const ScanButton = styled(Button)`
  @media (max-width: 55.99rem) {
    &,
    &&:hover:not(:disabled) {
      background-color: var(--surface-raised);
      border-color: var(--control-line);
      color: var(--text);
    }
  }
`;

interface Props {
  credits: BioCredits;
  hasOldReport: boolean;
  /** Another section already says that no credits are left. */
  hidesOutOfCredits: boolean;
  onImprove: () => void;
  onScore: () => void;
  onCreate: () => void;
  onFresh: () => void;
}

/** The next steps for a saved bio that has no report yet. */
export function UpgradeSection({
  credits,
  hasOldReport,
  hidesOutOfCredits,
  onImprove,
  onScore,
  onCreate,
  onFresh,
}: Props) {
  const { upgrade: copy, bio, page } = useCopy();
  return (
    <Stack as="section" id="upgrade-section" aria-labelledby="upgrade-title">
      <Row $justify="space-between" $gap={2}>
        <Heading id="upgrade-title" $size={22}>
          {copy.title}
        </Heading>
        <Button variant="ghost" size="small" onClick={onFresh}>
          {copy.fresh}
        </Button>
      </Row>
      {credits.isOut && credits.bonus && <BonusNotice />}
      {credits.isOut && !credits.bonus && !hidesOutOfCredits && <OutOfCredits credits={credits} where="page" />}
      <Grid $min="15rem">
        <Action icon="sparkle" title={copy.levelUp} text={copy.levelUpText}>
          <Button variant="secondary" full onClick={onImprove}>
            {copy.boost}
          </Button>
        </Action>
        <Action icon="star" title={copy.score} text={hasOldReport ? copy.scoreText : `${copy.scoreText} ${page.cost}.`}>
          <ScanButton full onClick={onScore}>
            {hasOldReport ? bio.showReport : copy.scan}
          </ScanButton>
        </Action>
        <Action icon="plus" title={copy.createNew} text={copy.createNewText}>
          <Button variant="secondary" full onClick={onCreate}>
            {copy.createNewAction}
          </Button>
        </Action>
      </Grid>
    </Stack>
  );
}

function Action({ icon, title, text, children }: { icon: IconName; title: string; text: string; children: ReactNode }) {
  return (
    <Tile $padding={5}>
      <Icon name={icon} size={24} />
      <Stack $gap={1}>
        <Heading as="h3" $size={18}>
          {title}
        </Heading>
        <Text $tone="muted" $size={14}>
          {text}
        </Text>
      </Stack>
      {children}
    </Tile>
  );
}
