import { styled } from '@datewright/sdk/styled';
import { Button, Card, Heading, Row, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { BonusNotice, OutOfCredits } from '../../../components/out-of-credits.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';

const Steps = styled(Card).attrs({ as: 'ul', $padding: 4 })`
  display: grid;
  padding-block: var(--space-1);
`;

const Step = styled.li`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  & + & {
    border-top: 1px solid var(--hairline);
  }
  > div {
    flex: 1 1 12rem;
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
        <Heading id="upgrade-title" $size={22} tabIndex={-1}>
          {copy.title}
        </Heading>
        <Button variant="ghost" size="small" onClick={onFresh}>
          {copy.fresh}
        </Button>
      </Row>
      {credits.isOut && credits.bonus && <BonusNotice />}
      {credits.isOut && !credits.bonus && !hidesOutOfCredits && <OutOfCredits credits={credits} where="page" />}
      <Steps>
        <Action title={copy.score} text={hasOldReport ? copy.scoreText : `${copy.scoreText} ${page.cost}.`}>
          <Button variant="secondary" size="small" onClick={onScore}>
            {hasOldReport ? bio.showReport : copy.scan}
          </Button>
        </Action>
        <Action title={copy.levelUp} text={copy.levelUpText}>
          <Button variant="secondary" size="small" onClick={onImprove}>
            {copy.boost}
          </Button>
        </Action>
        <Action title={copy.createNew} text={copy.createNewText}>
          <Button variant="ghost" size="small" onClick={onCreate}>
            {copy.createNewAction}
          </Button>
        </Action>
      </Steps>
    </Stack>
  );
}

function Action({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Step>
      <Stack $gap={1}>
        <Heading as="h3" $size={18}>
          {title}
        </Heading>
        <Text $tone="muted" $size={14}>
          {text}
        </Text>
      </Stack>
      {children}
    </Step>
  );
}
