import { styled } from '@datewright/sdk/styled';
import { Dialog, LinkButton, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { useSavedTips } from '../hooks/use-saved-tips.ts';
import { SaveTipButton } from './save-tip-button.tsx';
import { TipText } from './tip-text.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  > li + li {
    border-top: 1px solid var(--hairline);
    padding-top: var(--space-3);
  }
`;

/** The saved tips, shown next to the playbook. */
export function SavedTipsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { savedTips: copy } = useCopy();
  const { tips } = useSavedTips();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.favourites(tips.length)}
      actions={
        tips.length > 0 && (
          <LinkButton variant="secondary" to="/datecoach?view=saved" onClick={onClose}>
            {copy.toNotes}
          </LinkButton>
        )
      }
    >
      <SavedTipsList />
    </Dialog>
  );
}

function SavedTipsList() {
  const { savedTips: copy } = useCopy();
  // A snapshot from opening the dialog, so that a removed tip stays visible and can be saved again.
  const [tips] = useState(useSavedTips().tips);
  if (tips.length === 0) return <Text $tone="muted">{copy.emptyText}</Text>;
  return (
    <List>
      {tips.map((tip) => (
        <li key={tip.id}>
          <TipText tip={tip}>
            <SaveTipButton tip={tip} />
          </TipText>
        </li>
      ))}
    </List>
  );
}
