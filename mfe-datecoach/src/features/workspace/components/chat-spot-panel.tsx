import { Button, Row, Stack, Text } from '@datewright/ui';
import { UpgradeNotice } from '../../../components/upgrade-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { MatchPicker } from '../../matches/components/match-picker.tsx';
import { NeedsForm } from '../../spots/components/needs-form.tsx';
import { useAccess, useChosenMatch, useSpot } from './workspace-provider.tsx';

/** Requests spots from the chat with a match. */
export function ChatSpotPanel({ onUseOwnSpot }: { onUseOwnSpot: () => void }) {
  const { spots: copy, access: accessCopy } = useCopy();
  const access = useAccess();
  const { matches, match, chooseMatch } = useChosenMatch();
  const { spots, needs, changeNeeds } = useSpot();
  const isRefused = spots.failure?.kind === 'noAccess';
  return (
    <Stack>
      <MatchPicker matches={matches} onChoose={chooseMatch} onUseOwnSpot={onUseOwnSpot} />
      {/* Shown before a match is added, so that nobody adds one only to learn that their plan has no spots. */}
      {(access.isPreview || isRefused) && (
        <UpgradeNotice access={access} source="spots">
          {isRefused ? accessCopy.spots : accessCopy.previewAnalysis}
        </UpgradeNotice>
      )}
      {matches.matches?.length !== 0 && !matches.isDown && (
        <>
          <NeedsForm needs={needs} onChange={changeNeeds} />
          <Row $gap={3}>
            <Button
              variant={spots.spots ? 'secondary' : 'primary'}
              disabled={!match}
              busy={spots.isLoading}
              onClick={() => void spots.request()}
            >
              {match ? copy.preview : copy.previewNone}
            </Button>
            {!access.isPreview && (
              <Text $tone="muted" $size={14}>
                {copy.free}
              </Text>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}
