import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { AnnotatedText } from '../../../components/annotated-text.tsx';
import { SavedTipsDialog } from '../../../components/saved-tips-dialog.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSavedTips } from '../../../hooks/use-saved-tips.ts';
import type { SelectedSpot } from '../../../hooks/use-selection.ts';

/** The most interests that the header shows. */
const maxInterests = 4;

const Title = styled(Heading)`
  overflow-wrap: anywhere;
`;

interface Props {
  spot: SelectedSpot;
  matchName: string;
  interests: readonly string[];
  isMatchGone: boolean;
  onBack: () => void;
}

/** The chosen spot and match. */
export function SpotHeader({ spot, matchName, interests, isMatchGone, onBack }: Props) {
  const { playbook: copy } = useCopy();
  const { tips } = useSavedTips();
  const [isFavourites, setIsFavourites] = useState(false);
  return (
    <Stack as="header" $gap={3}>
      <Row $justify="space-between" $gap={2}>
        <Button variant="ghost" size="small" onClick={onBack}>
          <span aria-hidden="true">←</span> {copy.back}
        </Button>
        {(tips.length > 0 || isFavourites) && (
          <Button variant="ghost" size="small" onClick={() => setIsFavourites(true)}>
            {copy.favourites(tips.length)}
          </Button>
        )}
      </Row>
      <Title $size={22} tabIndex={-1} data-view-title>
        {spot.name}
      </Title>
      {matchName && <Text $tone="muted">{copy.forMatch(matchName)}</Text>}
      {interests.length > 0 && (
        <Row $gap={2} role="group" aria-label={copy.interests(matchName)}>
          {interests.slice(0, maxInterests).map((one) => (
            <Badge key={one}>{one}</Badge>
          ))}
          {interests.length > maxInterests && (
            <Text as="span" $tone="muted" $size={14}>
              {copy.more(interests.length - maxInterests)}
            </Text>
          )}
        </Row>
      )}
      {spot.description && (
        <Text>
          <AnnotatedText text={spot.description} toCheck={spot.toCheck} />
        </Text>
      )}
      {isMatchGone && <Notice tone="careful">{copy.matchDeletedText}</Notice>}
      <SavedTipsDialog open={isFavourites} onClose={() => setIsFavourites(false)} />
    </Stack>
  );
}
