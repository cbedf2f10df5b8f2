import { usePlan, useSession } from '@datewright/sdk/host';
import { Stack, Tabs } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { AdviceView } from '../features/advice/components/advice-view.tsx';
import { QuoteDialog } from '../features/matches/components/quote-dialog.tsx';
import { YourData } from '../features/member-data/components/your-data.tsx';
import { SavedTipsView } from '../features/saved-tips/components/saved-tips-view.tsx';
import { PageHeader } from '../features/workspace/components/page-header.tsx';
import { SpotsView } from '../features/workspace/components/spots-view.tsx';
import { StrategyView } from '../features/workspace/components/strategy-view.tsx';
import { PageFrame } from '../features/workspace/components/workspace-layout.tsx';
import { useWorkspace, type WorkspaceState } from '../features/workspace/hooks/use-workspace.ts';
import { SavedTipsProvider } from '../hooks/use-saved-tips.tsx';
import { clearOtherMembers } from '../hooks/use-storage-key.ts';
import { type View, views } from '../hooks/use-view.ts';

export function DateCoachPage() {
  const member = useSession().user?.id ?? '';
  const { refresh } = usePlan();
  const [life, setLife] = useState(0);
  useEffect(() => {
    if (member !== '') clearOtherMembers(member);
    void refresh();
  }, [member, refresh]);
  return (
    <SavedTipsProvider key={`${member}:${life}`}>
      <DateCoach isEmptied={life > 0} onDeleted={() => setLife(life + 1)} />
    </SavedTipsProvider>
  );
}

interface DateCoachProps {
  /** Everything was deleted a moment ago, and the button that did it with it. */
  isEmptied: boolean;
  onDeleted: () => void;
}

function DateCoach({ isEmptied, onDeleted }: DateCoachProps) {
  const { page: copy, playbook } = useCopy();
  const coach = useWorkspace();
  const { view } = coach;
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  const [wasEmptied] = useState(isEmptied);
  useEffect(() => {
    if (wasEmptied) focusView(frame.current);
  }, [wasEmptied]);
  // Who chose a tab stays on it; who came by a button, or by the way back, goes on where the view begins.
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement?.getAttribute('role') === 'tab') return;
    focusView(frame.current);
  }, [view]);
  return (
    <PageFrame ref={frame}>
      <PageHeader access={coach.access} />
      <Tabs
        label={copy.title}
        tabs={views.map((id) => ({
          id,
          label: copy.tabs[id],
          ...(id === 'strategy' && !coach.hasSpot && { disabled: view !== id, hint: playbook.noSpot }),
        }))}
        value={view}
        onChange={coach.show}
      >
        <Panel view={view} coach={coach} onDeleted={onDeleted} />
      </Tabs>
      <QuoteDialog
        quote={coach.quote}
        match={coach.matches.chosen}
        isDown={coach.matches.isDown}
        onClose={() => coach.showQuote(null)}
      />
    </PageFrame>
  );
}

function focusView(frame: HTMLElement | null): void {
  const to =
    frame?.querySelector<HTMLElement>('[data-view-title]') ?? frame?.querySelector<HTMLElement>('[role="tabpanel"]');
  to?.focus();
}

function Panel({ view, coach, onDeleted }: { view: View; coach: WorkspaceState; onDeleted: () => void }) {
  if (view === 'strategy') return <StrategyView coach={coach} />;
  if (view === 'saved') {
    return (
      <Stack $gap={8}>
        <SavedTipsView />
        <YourData onDeleted={onDeleted} />
      </Stack>
    );
  }
  return view === 'general-advice' ? <AdviceView /> : <SpotsView coach={coach} />;
}
