import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Row } from '@datewright/ui';
import { type ChangeEvent, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { useFileDrop } from '../hooks/use-file-drop.ts';

const Area = styled.div<{ $over: boolean; $small: boolean }>`
  align-items: center;
  background: ${({ $over }) => ($over ? 'var(--accent-wash)' : 'var(--surface)')};
  border: 2px dashed ${({ $over }) => ($over ? 'var(--ember)' : 'var(--control-line)')};
  border-radius: var(--radius-card);
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: ${({ $small }) => ($small ? 'var(--space-3)' : 'var(--space-10)')} var(--space-4);
  text-align: center;
  transition: background-color var(--time-feedback);
  > svg {
    color: var(--muted);
  }
`;

const Title = styled.p`
  font-family: var(--font-heading);
  font-size: var(--text-22);
  font-weight: 700;
`;

/** Only a phone's camera is meant for this. */
const OnlyTouch = styled.span`
  display: none;
  @media (pointer: coarse) {
    display: contents;
  }
`;

interface Props {
  /** There are photos already. */
  small: boolean;
  /** Another button is the main one. */
  quiet: boolean;
  /** The element that says which files can be chosen. */
  rulesId: string;
  onFiles: (files: File[]) => void;
  /** Explains why no photo can be chosen, instead of opening the file picker; null when one can. */
  stoppedBy: () => (() => void) | null;
}

/** Adds photos: chosen, dropped, pasted or taken with the camera. */
export function DropArea({ small, quiet, rulesId, onFiles, stoppedBy }: Props) {
  const { choose: copy } = useCopy();
  const isOver = useFileDrop(onFiles);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // Nobody drags a file onto a phone.
  const isPhone = useMediaQuery('(pointer: coarse), (max-width: 40rem)');
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // Allows choosing the same photo again.
    event.target.value = '';
    onFiles(chosen);
  };
  const open = (input: HTMLInputElement | null) => {
    const say = stoppedBy();
    if (say) say();
    else input?.click();
  };
  const shared = { type: 'file', accept: 'image/*', hidden: true, onChange: take } as const;

  return (
    <Area $over={isOver} $small={small}>
      {!small && <Icon name="upload" size={36} />}
      {!small && <Title>{isOver ? copy.dropNow : isPhone ? copy.add : copy.drop}</Title>}
      <Row $gap={3} $justify="center">
        <Button
          {...focusTarget}
          variant={quiet ? 'secondary' : 'primary'}
          aria-describedby={rulesId}
          onClick={() => open(files.current)}
        >
          {small ? copy.addMore : copy.browse}
        </Button>
        <OnlyTouch>
          <Button variant="secondary" onClick={() => open(camera.current)}>
            <Icon name="camera" size={18} />
            {copy.camera}
          </Button>
        </OnlyTouch>
      </Row>
      <input ref={files} {...shared} multiple data-photos="" />
      <input ref={camera} {...shared} capture="user" />
    </Area>
  );
}
