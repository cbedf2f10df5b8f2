import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { styled } from '@datewright/sdk/styled';
import { Heading, Notice, Row, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { useEffect, useRef, useState } from 'react';
import { DateSafetyNotice } from '../../../components/date-safety-notice.tsx';
import { Fold } from '../../../components/fold.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { KeptNotice } from '../../playbook/components/kept-notice.tsx';
import { KeptPlaybooks } from '../../playbook/components/kept-playbooks.tsx';
import { PlaybookTimeline } from '../../playbook/components/playbook-timeline.tsx';
import { SectionNav } from '../../playbook/components/section-nav.tsx';
import { StylePicker } from '../../playbook/components/style-picker.tsx';
import { WritingProgress } from '../../playbook/components/writing-progress.tsx';
import { findDifferences, type PlaybookTarget } from '../../playbook/lib/playbook-request.ts';
import { usePlaybook, useQuote, useSpot } from './workspace-provider.tsx';
import { WriteAction } from './write-action.tsx';
import { canRetry, WritingResult } from './writing-result.tsx';

const Title = styled(Heading)`
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
`;

interface Props {
  target: PlaybookTarget;
  /** Writing it is the main act of the screen. */
  isMain: boolean;
}

/** The playbook for a spot: an existing one, the one that is being written, or the button to write one. */
export function PlaybookPanel({ target, isMain }: Props) {
  const { playbook: copy, spots, labels } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  // What to say to this match; how to dress fits most dates.
  const [openSections, setOpenSections] = useState<ReadonlySet<SectionName>>(new Set(['talk']));
  const { writer, existing, preferences, changePreferences, readKept } = usePlaybook();
  const { spot } = useSpot();
  const { showQuote } = useQuote();
  const isForTarget = writer.isFor(target);
  const isRunning = writer.isRunning && isForTarget;
  // On a phone the playbook moves above the plan once it is being written.
  useEffect(() => {
    if (isRunning) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);
  const playbook = isRunning ? null : existing.playbook;
  const sections = playbook?.sections ?? (isForTarget ? writer.sections : []);
  const isShown = sections.length > 0 || isRunning;
  const isVideo = (playbook ?? target).needs.video;
  const differences = playbook ? findDifferences(playbook, target) : [];
  const isOtherStyle = differences.includes('style');
  const isOutdated = differences.length > 0 && !isOtherStyle;

  const hasRetry = isForTarget && writer.failure !== null && canRetry(writer.failure);

  // The pressed button disappears, so the focus moves to the heading.
  function write(again: boolean, goOn?: WaivableCategory) {
    heading.current?.focus();
    writer.start({ ...target, again, ...(goOn && { goOn }) });
  }
  function stop() {
    heading.current?.focus();
    writer.stop();
  }
  function toggle(name: SectionName, isOpen: boolean) {
    setOpenSections((before) => new Set([...before].filter((other) => other !== name).concat(isOpen ? [name] : [])));
  }

  const missingStyle = playbook && !existing.hasStyle ? copy.styles[target.responseStyle] : null;
  const action = <WriteAction isMain={isMain} styleName={missingStyle} onWrite={write} />;
  const options = (
    <Stack $gap={2}>
      <StylePicker style={preferences.style} onStyle={(style) => changePreferences({ style })} />
      {target.timeSlot && (
        <Text $tone="muted" $size={14}>
          {copy.asPlanned(target.timeSlot, target.transportMode && spots.ways[target.transportMode])}
        </Text>
      )}
    </Stack>
  );
  return (
    <Stack as="section" $gap={4} aria-labelledby="playbook-title">
      <Title ref={heading} id="playbook-title" $size={22} tabIndex={-1}>
        {copy.readyTitle}
      </Title>
      <VisuallyHidden role="status">{isForTarget && writer.status === 'answered' ? copy.done : ''}</VisuallyHidden>
      {isRunning && <WritingProgress sectionCount={sections.length} hasMatch={target.profileId !== ''} onStop={stop} />}
      {playbook && <KeptPlaybooks kept={existing.kept} shownId={playbook.operationId} onRead={readKept} />}
      {playbook && isOutdated && !hasRetry && (
        <KeptNotice playbook={playbook} target={target}>
          {action}
        </KeptNotice>
      )}
      {playbook?.isPrivatePlace && (
        <Notice tone="careful" title={copy.privateTitle}>
          {copy.privatePlace}
        </Notice>
      )}
      {playbook?.care && <DateSafetyNotice care={playbook.care} isCharged onContinue={(kind) => write(true, kind)} />}
      {isForTarget && <WritingResult onContinue={(goOn) => write(existing.hasStyle, goOn)} action={action} />}
      {isShown && (
        <Row $gap={3}>
          {playbook && <WrittenByAi>{labels.byAi(playbook.writtenBy)}</WrittenByAi>}
          <Text $tone="muted" $size={14}>
            {copy.disclosure} {playbook?.timeSlot && copy.writtenFor(playbook.timeSlot)}
          </Text>
        </Row>
      )}
      {isShown && (
        // Its own box: the navigation sticks within the playbook only.
        <Stack $gap={4}>
          <SectionNav sections={sections} isVideo={isVideo} onJump={(name) => toggle(name, true)} />
          <PlaybookTimeline
            sections={sections}
            isRunning={isRunning}
            openSections={openSections}
            onToggle={toggle}
            operationId={playbook?.operationId ?? writer.operationId}
            spotName={spot?.name ?? ''}
            isVideo={isVideo}
            onShowQuote={showQuote}
          />
        </Stack>
      )}
      {playbook ? (
        <Fold>
          <summary>{copy.differently}</summary>
          <Stack>
            {options}
            {missingStyle && <Text>{copy.keptStyle(missingStyle)}</Text>}
            {!isOutdated && !hasRetry && action}
          </Stack>
        </Fold>
      ) : (
        !isRunning && (
          <>
            {existing.kept.length === 0 && options}
            {!hasRetry && action}
          </>
        )
      )}
    </Stack>
  );
}
