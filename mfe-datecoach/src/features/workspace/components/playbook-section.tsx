import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { Button, Heading, Notice, Row, Skeleton, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { useRef, useState } from 'react';
import { DateSafetyNotice } from '../../../components/date-safety-notice.tsx';
import { UpgradeNotice } from '../../../components/upgrade-notice.tsx';
import type { access as accessWords } from '../../../copy/en/access.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Access } from '../../../hooks/use-access.ts';
import { PlaybookTimeline } from '../../playbook/components/playbook-timeline.tsx';
import { SectionNav } from '../../playbook/components/section-nav.tsx';
import { WritingProgress } from '../../playbook/components/writing-progress.tsx';
import { getFailureMessage } from '../../playbook/lib/failure-message.ts';
import type { PlaybookTarget } from '../../playbook/lib/playbook-request.ts';
import type { WorkspaceState } from '../hooks/use-workspace.ts';

/** The playbook: the one that is there, the one that is being written, or the way to one. */
export function PlaybookSection({ coach, wanted }: { coach: WorkspaceState; wanted: PlaybookTarget }) {
  const { playbook: copy, words } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<ReadonlySet<SectionName>>(new Set(['preparation']));
  const { writer, playbook: found, spot } = coach;
  const isMine = writer.isFor(wanted);
  const isRunning = writer.isRunning && isMine;
  const playbook = isRunning ? null : found.playbook;
  const sections = playbook?.sections ?? (isMine ? writer.sections : []);
  const isShown = sections.length > 0 || isRunning;
  const isVideo = wanted.needs.video;

  function write(again: boolean, goOn?: WaivableCategory) {
    // What was pressed makes room for what it began.
    heading.current?.focus();
    writer.start({ ...wanted, again, ...(goOn && { goOn }) });
  }
  function stop() {
    heading.current?.focus();
    writer.stop();
  }
  function toggle(name: SectionName, isOpen: boolean) {
    setOpen((before) => new Set([...before].filter((one) => one !== name).concat(isOpen ? [name] : [])));
  }

  return (
    <Stack as="section" $gap={4} aria-labelledby="playbook-title">
      <Heading ref={heading} id="playbook-title" $size={22} tabIndex={-1}>
        {copy.readyTitle}
      </Heading>
      <VisuallyHidden role="status">{isMine && writer.status === 'answered' ? copy.done : ''}</VisuallyHidden>
      {isRunning && <WritingProgress sectionCount={sections.length} hasMatch={wanted.profileId !== ''} onStop={stop} />}
      {playbook?.isPrivatePlace && (
        <Notice tone="careful" title={copy.privateTitle}>
          {copy.privatePlace}
        </Notice>
      )}
      {playbook?.care && <DateSafetyNotice care={playbook.care} costs onGoOn={(kind) => write(true, kind)} />}
      {isMine && <WritingResult coach={coach} onAgain={(goOn) => write(playbook !== null, goOn)} />}
      {isShown && (
        <Row $gap={3}>
          {playbook && <WrittenByAi>{words.byAi(playbook.writtenBy)}</WrittenByAi>}
          <Text $tone="muted" $size={14}>
            {copy.disclosure}
          </Text>
        </Row>
      )}
      {isShown && <SectionNav sections={sections} isVideo={isVideo} onJump={(name) => toggle(name, true)} />}
      {isShown && (
        <PlaybookTimeline
          sections={sections}
          isRunning={isRunning}
          openSections={open}
          onToggle={toggle}
          operationId={playbook?.operationId ?? writer.operationId}
          spotName={spot?.name ?? ''}
          isVideo={isVideo}
          onShowQuote={coach.showQuote}
        />
      )}
      {!isRunning && <WriteAction coach={coach} hasPlaybook={playbook !== null} onWrite={write} />}
    </Stack>
  );
}

/** How the last try ended, if not well. */
function WritingResult({ coach, onAgain }: { coach: WorkspaceState; onAgain: (goOn?: WaivableCategory) => void }) {
  const { playbook: copy, access: words } = useCopy();
  const { status, failure } = coach.writer;
  if (status === 'stopped') return <Notice live="polite">{copy.stopped}</Notice>;
  if (!failure) return null;
  if (failure.care) return <DateSafetyNotice care={failure.care} focus costs onGoOn={onAgain} />;
  if (failure.kind === 'out' || failure.code === 'no_access') {
    return (
      <UpgradeNotice access={coach.access} source="playbook">
        {failure.kind === 'out' ? getOutOfCreditsText(coach.access, words) : words.preview}
      </UpgradeNotice>
    );
  }
  return (
    <Notice
      tone="bad"
      live="assertive"
      action={
        <Button variant="secondary" size="small" onClick={() => onAgain()}>
          {copy.retry}
        </Button>
      }
    >
      {getFailureMessage(failure, copy)} {failure.charged === undefined && copy.sameIsFree}
    </Notice>
  );
}

/** Who has the highest plan is sent nowhere. */
const getOutOfCreditsText = ({ upgrade }: Access, words: typeof accessWords) => (upgrade ? words.out : words.outAbove);

interface WriteActionProps {
  coach: WorkspaceState;
  hasPlaybook: boolean;
  onWrite: (again: boolean) => void;
}

/** The way to a playbook, or to another one: what it costs stands on the button that spends. */
function WriteAction({ coach, hasPlaybook, onWrite }: WriteActionProps) {
  const { playbook: copy, access: words, matches } = useCopy();
  const online = useOnline();
  const { access, playbook: found, writer } = coach;
  const isOut = writer.failure?.kind === 'out';
  if (found.isReading) return <Skeleton $height="12rem" $radius="var(--radius-card)" aria-label={copy.reading} />;
  if (found.isFailed) {
    return (
      <Notice
        tone="bad"
        live="polite"
        action={
          <Button variant="secondary" size="small" onClick={found.read}>
            {copy.retry}
          </Button>
        }
      >
        {copy.readFailed}
      </Notice>
    );
  }
  if (coach.isClosed) return <Notice tone="careful">{matches.closedText}</Notice>;
  if (access.isPreview) {
    if (isOut || hasPlaybook) return null;
    return (
      <UpgradeNotice access={access} source="strategy">
        {access.hasAccess ? getOutOfCreditsText(access, words) : words.preview}
      </UpgradeNotice>
    );
  }
  if (!online) return hasPlaybook ? null : <Notice tone="careful">{copy.offlineNone}</Notice>;
  return (
    <Stack $gap={2} $align="start">
      <Text $tone="muted">{hasPlaybook ? copy.writeAgainText : copy.ready}</Text>
      <Button
        variant={hasPlaybook ? 'secondary' : 'primary'}
        disabled={writer.isRunning}
        onClick={() => onWrite(hasPlaybook)}
      >
        {hasPlaybook ? copy.writeAgain : copy.write}
      </Button>
      {writer.isRunning && (
        <Text $tone="muted" $size={14}>
          {copy.otherRuns}
        </Text>
      )}
    </Stack>
  );
}
