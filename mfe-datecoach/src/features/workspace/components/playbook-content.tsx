import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { Row, Stack, Text } from '@datewright/ui';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { PlaybookTimeline } from '../../playbook/components/playbook-timeline.tsx';
import { SectionNav } from '../../playbook/components/section-nav.tsx';
import { usePlaybook, useQuote, useSpot } from './workspace-provider.tsx';

interface Props {
  /** `null` until all of it is written. */
  playbook: Playbook | null;
  /** The sections written so far. */
  sections: readonly Section[];
  isRunning: boolean;
  isVideo: boolean;
}

/** The sections of a playbook, what wrote them, and for when. */
export function PlaybookContent({ playbook, sections, isRunning, isVideo }: Props) {
  const { playbook: copy, labels } = useCopy();
  const { writer } = usePlaybook();
  const { spot } = useSpot();
  const { showQuote } = useQuote();
  // What to say to this match; how to dress fits most dates.
  const [openSections, setOpenSections] = useState<ReadonlySet<SectionName>>(new Set(['talk']));
  function toggle(name: SectionName, isOpen: boolean) {
    setOpenSections((before) => new Set([...before].filter((other) => other !== name).concat(isOpen ? [name] : [])));
  }
  if (sections.length === 0 && !isRunning) return null;
  return (
    <>
      <Row $gap={3}>
        {playbook && <WrittenByAi>{labels.byAi(playbook.writtenBy)}</WrittenByAi>}
        <Text $tone="muted" $size={14}>
          {copy.disclosure} {playbook?.timeSlot && copy.writtenFor(playbook.timeSlot)}
        </Text>
      </Row>
      {/* Its own box: the navigation sticks within the playbook only. */}
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
    </>
  );
}
