import { usePlan, useSession } from '@datewright/sdk/host';
import { Stack, Tabs } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { AdviceView } from '../features/advice/advice-view.tsx';
import { YourData } from '../features/data/your-data.tsx';
import { WordsDialog } from '../features/matches/components/words-dialog.tsx';
import { forgetOthers } from '../frame/keys.ts';
import { type View, views } from '../frame/use-view.ts';
import { SavedView } from '../saved-tips/saved-view.tsx';
import { SavedTips } from '../saved-tips/use-saved-tips.tsx';
import { Frame } from './layout.tsx';
import { PageHeader } from './page-header.tsx';
import { SpotsView } from './spots-view.tsx';
import { StrategyView } from './strategy-view.tsx';
import { type Coach, useCoach } from './use-coach.ts';

export function DateCoachPage() {
  const member = useSession().user?.id ?? '';
  const { refresh } = usePlan();
  const [life, setLife] = useState(0);
  useEffect(() => {
    if (member !== '') forgetOthers(member);
    void refresh();
  }, [member, refresh]);
  return (
    <SavedTips key={`${member}:${life}`}>
      <Coaching isEmptied={life > 0} onDeleted={() => setLife(life + 1)} />
    </SavedTips>
  );
}

interface CoachingProps {
  /** Everything was deleted a moment ago, and the button that did it with it. */
  isEmptied: boolean;
  onDeleted: () => void;
}

function Coaching({ isEmptied, onDeleted }: CoachingProps) {
  const { page: copy, playbook } = useCopy();
  const coach = useCoach();
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
    <Frame ref={frame}>
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
      <WordsDialog
        quote={coach.quote}
        match={coach.matches.chosen}
        isDown={coach.matches.isDown}
        onClose={() => coach.showQuote(null)}
      />
    </Frame>
  );
}

function focusView(frame: HTMLElement | null): void {
  const to =
    frame?.querySelector<HTMLElement>('[data-view-title]') ?? frame?.querySelector<HTMLElement>('[role="tabpanel"]');
  to?.focus();
}

function Panel({ view, coach, onDeleted }: { view: View; coach: Coach; onDeleted: () => void }) {
  if (view === 'strategy') return <StrategyView coach={coach} />;
  if (view === 'saved') {
    return (
      <Stack $gap={8}>
        <SavedView />
        <YourData onDeleted={onDeleted} />
      </Stack>
    );
  }
  return view === 'general-advice' ? <AdviceView /> : <SpotsView coach={coach} />;
}
