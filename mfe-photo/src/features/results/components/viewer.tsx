import { styled } from '@datewright/sdk/styled';
import { IconButton, Text } from '@datewright/ui';
import { useScrollLock } from '@datewright/ui/use-scroll-lock';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePhotoTitle } from '../../../hooks/use-photo-title.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { useFileUrl } from '../hooks/use-file-url.ts';
import { useZoom } from '../hooks/use-zoom.ts';
import { ViewerBar, ViewerControls } from './viewer-controls.tsx';

const Sheet = styled.dialog`
  background: var(--ground);
  border: 0;
  color: var(--text);
  height: 100dvh;
  max-height: none;
  max-width: none;
  overflow: hidden;
  padding: 0;
  width: 100vw;
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`;

const Stage = styled.div`
  display: grid;
  /* A row of automatic height would be as high as the photo and show only its top. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
  touch-action: none;
  > img {
    height: 100%;
    object-fit: contain;
    user-select: none;
    -webkit-user-drag: none;
    width: 100%;
  }
`;

interface Props {
  photos: readonly AnalyzedPhoto[];
  /** Null while the viewer is closed. */
  openId: string | null;
  onMove: (id: string) => void;
  onClose: () => void;
}

/** A photo in full size: arrow keys and swipes show the next one; buttons, pinches and double taps zoom. */
export function Viewer({ photos, openId, onMove, onClose }: Props) {
  const { results: copy } = useCopy();
  const getTitle = usePhotoTitle();
  const sheet = useRef<HTMLDialogElement>(null);
  const place = photos.findIndex(({ id }) => id === openId);
  const photo = photos[place];
  const isOpen = photo !== undefined;
  const go = (by: 1 | -1) => {
    const next = photos[place + by];
    if (next) onMove(next.id);
  };
  const url = useFileUrl(photo?.file ?? null);
  const zoom = useZoom({ key: openId, onSwipe: go });
  useScrollLock(isOpen);
  useEffect(() => {
    if (isOpen && !sheet.current?.open) sheet.current?.showModal();
    if (!isOpen && sheet.current?.open) sheet.current.close();
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === '+') zoom.by(1);
    else if (event.key === '-') zoom.by(-1);
    else return;
    event.preventDefault();
  }

  return (
    <Sheet
      ref={sheet}
      aria-label={copy.viewer}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => isOpen && onClose()}
    >
      {photo && (
        <>
          <ViewerBar>
            <Text role="status">
              {getTitle(photo, place)} · {copy.place(place + 1, photos.length)}
            </Text>
            <IconButton icon="close" label={copy.close} onClick={onClose} />
          </ViewerBar>
          <Stage {...zoom.handlers}>
            <img
              src={url ?? photo.thumbnail}
              alt={copy.alt(getTitle(photo, place), photo.name)}
              draggable={false}
              style={zoom.style}
            />
          </Stage>
          <ViewerControls zoom={zoom} isFirst={place === 0} isLast={place === photos.length - 1} onGo={go} />
        </>
      )}
    </Sheet>
  );
}
