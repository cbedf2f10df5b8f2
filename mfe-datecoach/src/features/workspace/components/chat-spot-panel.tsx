import { styled } from '@datewright/sdk/styled';
import { Button, Row, Stack, Text } from '@datewright/ui';
import { UpgradeNotice } from '../../../components/upgrade-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { useCity } from '../../../hooks/use-city.ts';
import { MatchPicker } from '../../matches/components/match-picker.tsx';
import { CityForm } from '../../spots/components/city-form.tsx';
import { NeedsForm } from '../../spots/components/needs-form.tsx';
import { useAccess, useChosenMatch, useSpot } from './workspace-provider.tsx';

/** Who, with the button, and beside it what may be added. */
const Fields = styled.div`
  align-items: start;
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
`;

interface Props {
  city: ReturnType<typeof useCity>;
  onSearchCity: (city: string) => void;
}

/** Requests spots from the chat with a match. */
export function ChatSpotPanel({ city, onSearchCity }: Props) {
  const { spots: copy, access: accessCopy } = useCopy();
  const access = useAccess();
  const { matches, match, chooseMatch } = useChosenMatch();
  const { spots, needs, changeNeeds } = useSpot();
  const canAsk = matches.matches?.length !== 0 && !matches.isDown;
  const hasSpots = spots.spots !== null || spots.failure?.kind === 'unexpected';
  const isRefused = spots.failure?.kind === 'noAccess';
  return (
    <Stack>
      <Fields>
        <Stack>
          <MatchPicker matches={matches} onChoose={chooseMatch} />
          {canAsk && (
            <Row $gap={3}>
              <Button
                variant={spots.spots || access.isPreview ? 'secondary' : 'primary'}
                disabled={!match}
                busy={spots.isLoading}
                onClick={() => {
                  if (city.city.trim() !== '') city.search();
                  void spots.request();
                }}
              >
                {match ? copy.preview : copy.previewNone}
              </Button>
              {!access.isPreview && (
                <Text $tone="muted" $size={14}>
                  {copy.free}
                </Text>
              )}
            </Row>
          )}
        </Stack>
        {canAsk && (
          <Stack>
            <CityForm {...city} hasSpots={hasSpots} onSearch={onSearchCity} />
            <NeedsForm needs={needs} onChange={changeNeeds} />
          </Stack>
        )}
      </Fields>
      {/* Shown before a match is added, so that nobody adds one only to learn that their plan has no spots. */}
      {((access.isPreview && access.hasAccess) || isRefused) && (
        <UpgradeNotice access={access} source="spots">
          {isRefused ? accessCopy.spots : accessCopy.previewAnalysis}
        </UpgradeNotice>
      )}
    </Stack>
  );
}
