import { getWritingProfile } from '@datewright/contracts/account/get-writing-profile';
import type { SessionUser } from '@datewright/contracts/account/session-user';
import { analyticsEvents } from '@datewright/contracts/marketing/analytics-events';
import { remoteCard } from '@datewright/contracts/registry/card';
import { z } from '@datewright/contracts/zod';
import { act, type RenderResult, render, renderHook } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { Calls } from '../calls/create-calls.ts';
import { createHost } from '../host/create-host.ts';
import { HostProvider } from '../host/host-provider.tsx';
import type { Host, Toast } from '../host.ts';
import { createUnusedPlan, type PlanState } from '../plan/plan-state.ts';
import { useQueryClient } from '../query.ts';
import { BrowserRouter, Route, Routes } from '../router.ts';
import { createMockApi } from './mock-api.ts';

interface HostOptions {
  /** Returns the plan for each fetch; may throw. */
  plan?: () => PlanState;
  /** Opens the page without a signed-in member. */
  visitor?: boolean;
  /** Paths of pages that exist in addition to the one under test. */
  pages?: string[];
}

interface OpenedPage extends Pick<RenderResult, 'container' | 'rerender' | 'unmount'> {
  /** Types and clicks like a member. */
  hands: UserEvent;
}

let members = 0;

/**
 * Creates an in-memory host: the stores of the shell over mocked calls. It resolves once a member is signed in and
 * their plan is fetched.
 */
export async function createMemoryHost({
  plan = () => createUnusedPlan('free'),
  visitor = false,
  pages = [],
}: HostOptions = {}) {
  const { api, ...script } = createMockApi();
  // Every tool reads it, and few tests are about it.
  script.answer(getWritingProfile, () => ({ voice: '', about: [], updatedAt: null }));
  const said: string[] = [];
  const tracked: string[] = [];
  const reported: [name: string, properties: object][] = [];
  const member = newMember();
  const calls = {
    api,
    readSession: async () => (visitor ? null : { ...member }),
    readPlan: async () => plan(),
    sendEvents: () => {},
    sendConsent: async () => true,
  };
  const host: Host = {
    ...createHost({
      composition: buildComposition(pages),
      toast: collectToasts(said),
      calls: async () => calls as unknown as Calls,
    }),
    track(name, ...[properties = {}]) {
      // A property that the service would drop fails the test of the page that sends it.
      z.parse(z.strictObject(analyticsEvents[name].shape), properties);
      tracked.push(name);
      reported.push([name, properties]);
    },
  };
  await host.session.refresh();
  await host.plan.refresh();

  let forget = () => {};
  const keepForget = (clear: () => void) => {
    forget = clear;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: each host needs a wrapper of its own, made once.
  function Inside({ children }: { children: ReactNode }) {
    return (
      <HostProvider host={host}>
        <BrowserRouter useTransitions={false}>
          <Cache onReady={keepForget} />
          {children}
        </BrowserRouter>
      </HostProvider>
    );
  }

  return {
    ...script,
    host,
    member,
    /** The messages of all toasts, each preceded by its tone. */
    said,
    /** The names of the reported events. */
    tracked,
    /** The reported events with their properties. */
    reported,
    /** Renders a remote at one of its paths, with the state of the navigation. */
    open(Remote: ComponentType, path: string, handedOver: object | null = null): OpenedPage {
      history.replaceState({ usr: handedOver }, '', path);
      const remote = <Route path="/*" element={<Remote />} />;
      return { hands: userEvent.setup(), ...render(<Routes>{remote}</Routes>, { wrapper: Inside }) };
    },
    hook: <Result,>(useIt: () => Result) => renderHook(useIt, { wrapper: Inside }),
    /** Unmounts the page as a reload does: storage stays, the query cache is dropped. */
    async leave({ unmount }: { unmount: () => void }): Promise<void> {
      unmount();
      await act(async () => forget());
    },
  };
}
export type MemoryHost = Awaited<ReturnType<typeof createMemoryHost>>;

function Cache({ onReady }: { onReady: (clear: () => void) => void }) {
  const queries = useQueryClient();
  useEffect(() => onReady(() => queries.clear()), [queries, onReady]);
  return null;
}

function newMember(): SessionUser {
  members += 1;
  const at = '2026-11-21T12:00:00Z';
  return { id: `u${members}`, email: `u${members}@example.com`, fullName: null, roles: [], createdAt: at };
}

function collectToasts(said: string[]): Toast {
  const say = (tone: string) => (message: string) => {
    said.push(`${tone}: ${message}`);
    return message;
  };
  return { success: say('success'), error: say('error'), info: say('info'), dismiss: () => {} };
}

function buildComposition(pages: string[]) {
  const card = z.parse(remoteCard, {
    name: 'mfe_memory',
    owner: 'testkit',
    version: '1.0.0',
    routes: pages.map((path) => ({ path, title: path, guard: 'open' })),
    needs: { sdk: '*' },
    budget: { brotliKb: 1 },
  });
  return {
    compositionId: 'memory',
    remotes: [{ card, base: '', manifest: '', entry: '', integrity: {}, preload: [] }],
  };
}
