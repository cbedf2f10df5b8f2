import { styled } from '@datewright/sdk/styled';
import { Stack, Tabs } from '@datewright/ui';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useView, views } from '../../../hooks/use-view.ts';
import { AdviceView } from '../../advice/components/advice-view.tsx';
import { QuoteDialog } from '../../matches/components/quote-dialog.tsx';
import { YourData } from '../../member-data/components/your-data.tsx';
import { usePlans } from '../../plans/api/use-plans.ts';
import { UpcomingDates } from '../../plans/components/upcoming-dates.tsx';
import { useOfflinePlans } from '../../plans/hooks/use-offline-plans.ts';
import { SavedTipsView } from '../../saved-tips/components/saved-tips-view.tsx';
import { PageHeader } from './page-header.tsx';
import { type SpotMode, SpotsView } from './spots-view.tsx';
import { StrategyView } from './strategy-view.tsx';
import { PageFrame } from './workspace-layout.tsx';
import { useChosenMatch, useQuote, useSpot, WorkspaceProvider } from './workspace-provider.tsx';

/** On a phone the tabs share one row, or two where text is large. */
const PhoneTabs = styled.div`
  @media (max-width: 30rem) {
    [role='tablist'] {
      flex-wrap: wrap;
      > * {
        flex: 1 1 auto;
      }
    }
  }
`;

interface Props {
  /** Everything was just deleted, including the focused button. */
  isEmptied: boolean;
  onDeleted: () => void;
}

/** The four views of Date Coach as tabs. */
export function DateCoachWorkspace(props: Props) {
  return (
    <WorkspaceProvider>
      <Views {...props} />
    </WorkspaceProvider>
  );
}

function Views({ isEmptied, onDeleted }: Props) {
  const { page: copy, playbook } = useCopy();
  const { view, locationId, go } = useView();
  const { spot, hasSpot } = useSpot();
  // Held here, above the tabs, so that it survives a visit to another view.
  const [mode, setMode] = useState<SpotMode>('chat');
  const frame = useViewFocus(view, isEmptied);
  const { matches, isClosedMatch } = useChosenMatch();
  useOfflinePlans(matches.matches ? isClosedMatch : null);
  return (
    <PageFrame ref={frame}>
      <PageHeader />
      <PhoneTabs>
        <Tabs
          label={copy.title}
          tabs={views.map((id) => ({
            id,
            label: copy.tabs[id],
            ...(id === 'strategy' && !hasSpot && { disabled: view !== id, hint: playbook.noSpot }),
          }))}
          value={view}
          onChange={(next) => go(next, spot?.id ?? locationId)}
        >
          <Panel {...{ mode, onDeleted }} onMode={setMode} />
        </Tabs>
      </PhoneTabs>
      <ShownQuoteDialog />
    </PageFrame>
  );
}

function Panel({ mode, onMode, onDeleted }: ComponentProps<typeof SpotsView> & Pick<Props, 'onDeleted'>) {
  const { view } = useView();
  const { isClosedMatch } = useChosenMatch();
  const hasPlans = usePlans().plans.length > 0;
  if (view === 'strategy') return <StrategyView />;
  if (view === 'general-advice') return <AdviceView />;
  if (view === 'locations') return <SpotsView mode={mode} onMode={onMode} />;
  return (
    <Stack $gap={8}>
      <UpcomingDates isClosed={isClosedMatch} />
      <SavedTipsView hasPlans={hasPlans} />
      <YourData onDeleted={onDeleted} />
    </Stack>
  );
}

function ShownQuoteDialog() {
  const { quote, showQuote } = useQuote();
  const { matches } = useChosenMatch();
  return <QuoteDialog quote={quote} match={matches.chosen} isDown={matches.isDown} onClose={() => showQuote(null)} />;
}

/** Moves the focus to a new view, unless it was opened by its tab, which keeps the focus. */
function useViewFocus(view: string, isEmptied: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  const [wasEmptied] = useState(isEmptied);
  useEffect(() => {
    if (wasEmptied) focusView(frame.current);
  }, [wasEmptied]);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement?.getAttribute('role') === 'tab') return;
    focusView(frame.current);
  }, [view]);
  return frame;
}

function focusView(frame: HTMLElement | null): void {
  const target =
    frame?.querySelector<HTMLElement>('[data-view-title]') ?? frame?.querySelector<HTMLElement>('[role="tabpanel"]');
  target?.focus();
}
