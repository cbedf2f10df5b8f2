import { Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { StylePicker } from '../../playbook/components/style-picker.tsx';
import type { PlaybookTarget } from '../../playbook/lib/playbook-request.ts';
import { usePlaybook } from './workspace-provider.tsx';

/** How the next playbook sounds, and the plan that it is written for. */
export function WriteOptions({ target }: { target: PlaybookTarget }) {
  const { playbook: copy, spots } = useCopy();
  const { preferences, changePreferences } = usePlaybook();
  return (
    <Stack $gap={2}>
      <StylePicker style={preferences.style} onStyle={(style) => changePreferences({ style })} />
      {target.timeSlot && (
        <Text $tone="muted" $size={14}>
          {copy.asPlanned(target.timeSlot, target.transportMode && spots.ways[target.transportMode])}
        </Text>
      )}
    </Stack>
  );
}
