import type { WaivableCategory } from '@datewright/contracts/moderation';
import { styled } from '@datewright/sdk/styled';
import { Heading, Notice, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { DateSafetyNotice } from '../../../components/date-safety-notice.tsx';
import { Fold } from '../../../components/fold.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { KeptNotice } from '../../playbook/components/kept-notice.tsx';
import { KeptPlaybooks } from '../../playbook/components/kept-playbooks.tsx';
import { WritingProgress } from '../../playbook/components/writing-progress.tsx';
import { findDifferences, type PlaybookTarget } from '../../playbook/lib/playbook-request.ts';
import { PlaybookContent } from './playbook-content.tsx';
import { usePlaybook } from './workspace-provider.tsx';
import { WriteAction } from './write-action.tsx';
import { WriteOptions } from './write-options.tsx';
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
  const { playbook: copy } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const { writer, existing, readKept } = usePlaybook();
  const isForTarget = writer.isFor(target);
  const isRunning = writer.isRunning && isForTarget;
  // On a phone the playbook moves above the plan once it is being written.
  useEffect(() => {
    if (isRunning) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);
  const playbook = isRunning ? null : existing.playbook;
  const sections = playbook?.sections ?? (isForTarget ? writer.sections : []);
  const differences = playbook ? findDifferences(playbook, target) : [];
  const isOutdated = differences.length > 0 && !differences.includes('style');
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

  const missingStyle = playbook && !existing.hasStyle ? copy.styles[target.responseStyle] : null;
  const action = <WriteAction isMain={isMain} styleName={missingStyle} onWrite={write} />;
  const options = <WriteOptions target={target} />;
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
      <PlaybookContent
        playbook={playbook}
        sections={sections}
        isRunning={isRunning}
        isVideo={(playbook ?? target).needs.video}
      />
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
