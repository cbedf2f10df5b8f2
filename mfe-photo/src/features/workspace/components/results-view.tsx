import { useHasRoute } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { LinkButton, Row, Stack, Tabs, VisuallyHidden } from '@datewright/ui';
import { type ReactNode, useState } from 'react';
import { TextButton } from '../../../components/text-button.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import { type AnalyzedPhoto, isProfilePhoto, type Photo } from '../../../lib/photo.ts';
import { EditDialog } from '../../edit/components/edit-dialog.tsx';
import { FixedThumbnail } from '../../edit/components/fixed-thumbnail.tsx';
import { suggestFix } from '../../edit/lib/suggest-fix.ts';
import { AskFriends } from '../../friends/components/ask-friends.tsx';
import { MissingPhotos } from '../../order/components/missing-photos.tsx';
import { OrderView } from '../../order/components/order-view.tsx';
import { useOrder } from '../../order/hooks/use-order.ts';
import { formatReason } from '../../order/lib/reason-text.ts';
import { ResultList } from '../../results/components/result-list.tsx';
import { findNextStep } from '../lib/find-next-step.ts';
import { NextStep } from './next-step.tsx';

/** One below the other on a phone, whose width they share unevenly. */
const Foot = styled(Row).attrs({ $gap: 5 })`
  @media (max-width: 39.99rem) {
    align-items: start;
    flex-direction: column;
    gap: 0;
  }
`;

export interface ResultActions {
  allowance: PhotoAllowance;
  running: boolean;
  onAddMore: () => void;
  onPrint: (photos: readonly Photo[]) => void;
  /** A member on the free plan wants the printed report. */
  onReport: () => void;
  /** Turns a photo upright. */
  onTurn: (photo: AnalyzedPhoto) => Promise<void>;
}

interface Props extends ResultActions {
  photos: readonly Photo[];
  /** Shown below the order. */
  notice?: ReactNode;
  /** The results came during this visit. */
  areNew: boolean;
  /** Null for earlier results. */
  onUploadNew: (() => void) | null;
}

/** The results of the photos, their best order, and the links to friends. */
export function ResultsView(props: Props) {
  const { photos, notice, allowance, running, areNew, onAddMore, onUploadNew, onPrint, onReport, onTurn } = props;
  const { results: copy, order: orderCopy, page } = useCopy();
  const [tab, setTab] = useState<'analysis' | 'order'>('analysis');
  const hasOpeners = useHasRoute('/chat-assistant');
  const profilePhotos = photos.filter(isProfilePhoto);
  const order = useOrder(profilePhotos);
  const step = findNextStep(order.order, profilePhotos);
  // A photo to add is no next step without a credit for it.
  const canAct = step !== null && ('photo' in step || allowance.allowance > 0);
  const leadReason = order.entries[0]?.reasons[0];
  // The dialog stays mounted while it closes, so that it can return the focus.
  const [editing, setEditing] = useState({ id: '', isOpen: false, crops: 0, isCropped: false });
  const edit = ({ id }: AnalyzedPhoto, isCropped = false) =>
    setEditing(({ crops }) => ({ id, isOpen: true, crops: crops + Number(isCropped), isCropped }));
  const editedPhoto = profilePhotos.find(({ id }) => id === editing.id);
  return (
    <Stack as="section" $gap={5} aria-labelledby="photo-results">
      <VisuallyHidden as="h2" id="photo-results" tabIndex={-1} {...(onUploadNew && focusTarget)}>
        {copy.title}
      </VisuallyHidden>
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
          <ResultList
            photos={photos}
            order={order.order}
            next={
              canAct && (
                <NextStep
                  key={'photo' in step ? step.photo.id : step.kind}
                  step={step}
                  onTurn={onTurn}
                  onEdit={edit}
                  onAdd={onAddMore}
                />
              )
            }
            notice={notice}
            missing={<MissingPhotos photos={profilePhotos} onAdd={onAddMore} />}
            leadReason={leadReason ? `${formatReason(orderCopy.reasons, leadReason)}.` : null}
            areNew={areNew}
            onChangeOrder={() => setTab('order')}
            onChoose={order.choose}
            renderFixed={(photo) =>
              !photo.isPlaceholder && (photo.result.turned || suggestFix(photo)) ? (
                <FixedThumbnail photo={photo} />
              ) : null
            }
            onEdit={edit}
            onTurn={onTurn}
          />
        ) : (
          <Stack $gap={6}>
            <OrderView order={order} />
            <AskFriends photos={profilePhotos} />
          </Stack>
        )}
      </Tabs>
      {editedPhoto && (
        <EditDialog
          // Each press shows the crop again; other edits of a photo are kept.
          key={editing.id + (editing.isCropped ? editing.crops : '')}
          photo={editedPhoto}
          isCropped={editing.isCropped}
          isOpen={editing.isOpen}
          onClose={() => setEditing({ ...editing, isOpen: false })}
        />
      )}
      <Foot>
        <TextButton onClick={() => (allowance.isSubscriber ? onPrint(photos) : onReport())}>
          {allowance.isSubscriber ? copy.print : copy.report}
        </TextButton>
        {hasOpeners && (
          <TextButton as={LinkButton} to="/chat-assistant">
            {page.openers}
          </TextButton>
        )}
        {onUploadNew && (
          <TextButton disabled={running} onClick={onUploadNew}>
            {page.uploadNew}
          </TextButton>
        )}
      </Foot>
    </Stack>
  );
}
