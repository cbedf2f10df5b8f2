import { keyframes, styled } from '@datewright/sdk/styled';
import { Badge, Icon, IconButton, Text } from '@datewright/ui';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Photo, PhotoError } from '../../../lib/photo.ts';
import { getErrorHandling, getErrorMessage } from '../../../lib/photo-errors.ts';
import { formatScore, getScoreTone } from '../../../lib/score-tone.ts';

const Tile = styled.li<{ $tone: 'bad' | 'careful' | 'hairline' }>`
  background: var(--surface);
  border: 1px solid var(--${({ $tone }) => $tone});
  border-radius: var(--radius-card);
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  position: relative;
`;

export const Frame = styled.div`
  aspect-ratio: 4 / 5;
  background: var(--surface-raised);
  display: grid;
  overflow: hidden;
  place-items: center;
  position: relative;
  &[aria-pressed] {
    border: 0;
    cursor: pointer;
    padding: 0;
    width: 100%;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-pressed='false'] > img {
    opacity: 0.45;
  }
  &[aria-pressed='true'] > svg {
    background: var(--text);
    border-radius: var(--radius-round);
    color: var(--ground);
    left: 4px;
    padding: 4px;
    position: absolute;
    top: 4px;
  }
`;

const sweep = keyframes`
  from { transform: translateY(-100%); }
  to { transform: translateY(100%); }
`;

/** The line that moves over a photo during its analysis. */
const Sweep = styled.span`
  animation: ${sweep} 1.6s linear infinite;
  border-bottom: 2px solid var(--orchid);
  inset: 0;
  position: absolute;
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

const Bar = styled.span<{ $share: number }>`
  background: var(--orchid);
  bottom: 0;
  height: 4px;
  left: 0;
  position: absolute;
  transform: scaleX(${({ $share }) => $share});
  transform-origin: left;
  transition: transform var(--time-enter);
  width: 100%;
`;

/** A small mark in the corner, which leaves the face free, in a target of full size. */
const Remove = styled.span`
  position: absolute;
  right: 0;
  top: 0;
  > button {
    align-items: start;
    color: var(--text);
    isolation: isolate;
    justify-content: end;
    padding: 8px;
  }
  > button:hover:not(:disabled) {
    background: none;
  }
  > button::before {
    background: color-mix(in srgb, var(--ground) 75%, transparent);
    border-radius: var(--radius-round);
    content: '';
    height: 28px;
    position: absolute;
    right: 4px;
    top: 4px;
    width: 28px;
    z-index: -1;
  }
`;

const Below = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  overflow-wrap: anywhere;
  padding: var(--space-2) var(--space-3) var(--space-3);
  &:empty {
    display: none;
  }
`;

/** Moves the focus to the next photo's button before this one is removed. */
function focusNeighbor(button: HTMLElement): void {
  const tile = button.closest('li');
  const beside = [tile?.nextElementSibling, tile?.previousElementSibling];
  beside
    .map((other) => other?.querySelector('button'))
    .find((other) => other)
    ?.focus();
}

const asksForFace = (error: PhotoError) => getErrorHandling(error).nextAction === 'face';

function ErrorBadge({ error }: { error: PhotoError }) {
  const { choose: copy, analyze } = useCopy();
  return asksForFace(error) ? (
    <Text $tone="careful" $size={14}>
      {analyze.chooseFace}
    </Text>
  ) : (
    <Badge $tone="bad">{copy.hasIssue}</Badge>
  );
}

/** Which photos are analyzed, where there are fewer credits than photos. */
export interface PhotoChoice {
  isChosen: (photo: Photo) => boolean;
  choose: (photo: Photo) => void;
}

interface Props {
  photo: Photo;
  onRemove: (() => void) | null;
  /** Null where nothing is to choose. */
  choice: PhotoChoice | null;
  /** A notice lists the errors already. */
  areErrorsListed: boolean;
}

/** One chosen photo: its thumbnail, its progress, or its error. */
export function PhotoTile({ photo, onRemove, choice, areErrorsListed }: Props) {
  const { choose: copy, analyze } = useCopy();
  const { name, thumbnail, analyzing, progress, result, error, isCopy, isOut } = photo;
  const isChosen = choice?.isChosen(photo) ?? false;
  const step = progress && (analyze.steps.get(progress.step) ?? analyze.step);
  return (
    <Tile $tone={error === null ? 'hairline' : asksForFace(error) ? 'careful' : 'bad'}>
      <Frame
        aria-busy={analyzing || undefined}
        {...(choice && {
          as: 'button',
          type: 'button',
          'aria-pressed': isChosen,
          'aria-label': copy.choose(name),
          onClick: () => choice.choose(photo),
        })}
      >
        {thumbnail ? <CroppedPhoto photo={photo} alt={analyze.photoAlt(name)} /> : <Icon name="alert" size={32} />}
        {isChosen && <Icon name="check" size={28} />}
        {analyzing && <Sweep />}
        {analyzing && <Bar $share={progress?.share ?? 0} />}
      </Frame>
      {onRemove && (
        <Remove>
          <IconButton
            icon="close"
            label={copy.remove(name)}
            onClick={({ currentTarget }) => {
              focusNeighbor(currentTarget);
              onRemove();
            }}
          />
        </Remove>
      )}
      <Below>
        {!thumbnail && (
          <Text $tone="muted" $size={14}>
            {name}
          </Text>
        )}
        {analyzing && <Text $size={14}>{step}</Text>}
        {error && !analyzing && areErrorsListed && <ErrorBadge error={error} />}
        {error && !analyzing && !areErrorsListed && (
          <Text $tone="bad" $size={14}>
            {getErrorMessage(error, analyze.photoFailed)}
          </Text>
        )}
        {result && <Badge $tone={getScoreTone(result.score)}>{copy.analyzed(formatScore(result.score))}</Badge>}
        {isOut && !result && (
          <Text $tone="careful" $size={14}>
            {copy.noCredit}
          </Text>
        )}
        {isCopy && !result && (
          <Text $tone="careful" $size={14}>
            {copy.smallCopy}
          </Text>
        )}
      </Below>
    </Tile>
  );
}
