import { useHasRoute } from '@datewright/sdk/host';
import { LinkButton, Row, Stack, Tabs } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import { type AnalyzedPhoto, isProfilePhoto } from '../../../lib/photo.ts';
import { EditDialog } from '../../edit/components/edit-dialog.tsx';
import { AskFriends } from '../../friends/components/ask-friends.tsx';
import { OrderView } from '../../order/components/order-view.tsx';
import { ResultList } from '../../results/components/result-list.tsx';
import { TypesGuide } from '../../results/components/types-guide.tsx';
import type { PhotoGroups } from '../lib/group-photos.ts';
import { ResultsHeader } from './results-header.tsx';

interface Props {
  photos: PhotoGroups;
  allowance: PhotoAllowance;
  running: boolean;
  onAddMore: () => void;
  onUploadNew: () => void;
  onPrint: () => void;
  /** A member on the free plan wants the printed report. */
  onReport: () => void;
  /** Turns a photo that does not stand upright. */
  onTurn: (photo: AnalyzedPhoto) => Promise<void>;
}

/** The results of the photos, their best order, and the links to friends. */
export function ResultsView({ photos, allowance, running, onAddMore, onUploadNew, onPrint, onReport, onTurn }: Props) {
  const { results: copy, page } = useCopy();
  const [tab, setTab] = useState<'analysis' | 'order'>('analysis');
  const hasOpeners = useHasRoute('/chat-assistant');
  const profilePhotos = photos.all.filter(isProfilePhoto);
  // The dialog stays mounted while it closes, so that it can return the focus.
  const [editing, setEditing] = useState({ id: '', isOpen: false });
  const editedPhoto = profilePhotos.find(({ id }) => id === editing.id);
  return (
    <Stack as="section" $gap={5} aria-labelledby="photo-results">
      <ResultsHeader
        isSubscriber={allowance.isSubscriber}
        {...{ running, onAddMore, onUploadNew, onPrint, onReport }}
      />
      <Tabs
        label={copy.title}
        tabs={[
          { id: 'analysis', label: copy.tabs.analysis },
          { id: 'order', label: copy.tabs.order },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'analysis' ? (
          <ResultList photos={photos.all} onBetter={({ id }) => setEditing({ id, isOpen: true })} onTurn={onTurn} />
        ) : (
          <Stack $gap={6}>
            <OrderView photos={profilePhotos} />
            <AskFriends photos={profilePhotos} />
          </Stack>
        )}
      </Tabs>
      {editedPhoto && (
        <EditDialog
          photo={editedPhoto}
          isOpen={editing.isOpen}
          onClose={() => setEditing({ ...editing, isOpen: false })}
        />
      )}
      <TypesGuide photos={profilePhotos} />
      {hasOpeners && (
        <Row>
          <LinkButton variant="secondary" to="/chat-assistant">
            {page.openers}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}
