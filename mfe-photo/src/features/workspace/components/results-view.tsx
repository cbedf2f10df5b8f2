import { useHasRoute } from '@datewright/sdk/host';
import { Button, Heading, LinkButton, Row, Stack, Tabs } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';
import { isProfilePhoto } from '../../../lib/photo.ts';
import { EditDialog } from '../../edit/components/edit-dialog.tsx';
import { AskFriends } from '../../friends/components/ask-friends.tsx';
import { OrderView } from '../../order/components/order-view.tsx';
import { ResultList } from '../../results/components/result-list.tsx';
import { TypesGuide } from '../../results/components/types-guide.tsx';
import type { Workspace } from '../hooks/use-workspace.ts';

/** What came of the photos. */
export function ResultsView({ work }: { work: Workspace }) {
  const { results: copy, page } = useCopy();
  const [tab, setTab] = useState<'analysis' | 'order'>('analysis');
  const hasOpeners = useHasRoute('/chat-assistant');
  const shown = work.photos.filter(isProfilePhoto);
  // Stays while it closes, so that the focus goes back to where it came from.
  const [better, setBetter] = useState({ id: '', isOpen: false });
  const bettered = shown.find(({ id }) => id === better.id);
  return (
    <Stack as="section" $gap={5} aria-labelledby="photo-results">
      <Row $justify="space-between" $gap={2}>
        <Heading as="h2" $size={28} id="photo-results" tabIndex={-1} {...focusTarget}>
          {copy.title}
        </Heading>
        <Row $gap={2}>
          <Button variant="secondary" size="small" onClick={() => work.setView('upload')}>
            {page.addMore}
          </Button>
          <Button variant="secondary" size="small" disabled={work.analysis.running} onClick={work.uploadNew}>
            {page.uploadNew}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => (work.allowance.isSubscriber ? window.print() : work.promptForReport())}
          >
            {work.allowance.isSubscriber ? copy.print : copy.report}
          </Button>
        </Row>
      </Row>
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
          <ResultList photos={work.photos} onBetter={({ id }) => setBetter({ id, isOpen: true })} />
        ) : (
          <Stack $gap={6}>
            <OrderView photos={shown} />
            <AskFriends photos={shown} />
          </Stack>
        )}
      </Tabs>
      {bettered && (
        <EditDialog photo={bettered} isOpen={better.isOpen} onClose={() => setBetter({ ...better, isOpen: false })} />
      )}
      <TypesGuide photos={shown} />
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
