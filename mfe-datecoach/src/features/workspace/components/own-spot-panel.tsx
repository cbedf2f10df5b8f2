import { Stack } from '@datewright/ui';
import { UpgradeNotice } from '../../../components/upgrade-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { MatchPicker } from '../../matches/components/match-picker.tsx';
import { NeedsForm } from '../../spots/components/needs-form.tsx';
import { OwnSpotForm } from '../../spots/components/own-spot-form.tsx';
import { useAccess, useChosenMatch, useSpot } from './workspace-provider.tsx';

/** Takes a spot that the member types, with or without a match. */
export function OwnSpotPanel() {
  const { access: accessCopy } = useCopy();
  const access = useAccess();
  const { matches, chooseMatch } = useChosenMatch();
  const { needs, changeNeeds, planNamedSpot } = useSpot();
  return (
    <Stack>
      {access.isPreview && access.hasAccess && (
        <UpgradeNotice access={access} source="own-spot">
          {accessCopy.previewCustom}
        </UpgradeNotice>
      )}
      <OwnSpotForm isPrimary={!access.isPreview} onChoose={planNamedSpot}>
        {matches.matches && matches.matches.length > 0 && (
          <MatchPicker isOptional matches={matches} onChoose={chooseMatch} />
        )}
        <NeedsForm needs={needs} onChange={changeNeeds} />
      </OwnSpotForm>
    </Stack>
  );
}
