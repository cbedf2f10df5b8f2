import { styled } from '@datewright/sdk/styled';
import { type KeyboardEvent, type ReactNode, startTransition, useEffect, useId, useOptimistic, useRef } from 'react';

const List = styled.div`
  border-bottom: 1px solid var(--hairline);
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  scrollbar-width: none;
  /* On a phone long labels take two lines; what does not fit then scrolls. */
  @media (max-width: 30rem) {
    gap: 0;
    > button {
      font-size: var(--text-14);
      line-height: 1.25;
      padding-inline: 0.5rem;
      white-space: normal;
    }
  }
`;

const Tab = styled.button`
  background: none;
  border: 0;
  border-bottom: 3px solid transparent;
  color: var(--muted);
  cursor: pointer;
  font-weight: 600;
  min-height: var(--target);
  padding: 0.5rem 0.75rem;
  white-space: nowrap;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    border-bottom-color: var(--text);
    color: var(--text);
  }
  &:disabled {
    cursor: not-allowed;
    font-weight: 400;
  }
`;

/** The reason why a tab is disabled, always visible because a disabled tab has no tooltip. */
const Hint = styled.small`
  display: block;
  font-size: var(--text-14);
  font-weight: 400;
  line-height: 1.2;
`;

const Panel = styled.div`
  padding-top: var(--space-4);
`;

export interface TabsProps<Id extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly { id: Id; label: string; disabled?: boolean /** Why the tab is disabled. */; hint?: string }[];
  value: Id;
  onChange: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs with one panel. Arrow keys, Home and End move between them. A pressed tab is selected before its panel has rendered. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const [selected, setSelected] = useOptimistic(value);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  // On a narrow page the tabs scroll sideways, so bring the selected one into view.
  useEffect(() => showTab(list.current, selected), [selected]);

  function select(id: Id) {
    if (id === selected) return;
    startTransition(() => {
      setSelected(id);
      onChange(id);
    });
  }

  function move(event: KeyboardEvent) {
    const open = tabs.filter((tab) => !tab.disabled);
    const at = open.findIndex((tab) => tab.id === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = open[(to + open.length) % open.length];
    if (!next) return;
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.disabled && tab.hint && <Hint> {tab.hint}</Hint>}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}

function showTab(list: HTMLElement | null, id: string): void {
  const tab = list?.querySelector<HTMLElement>(`[data-tab="${id}"]`);
  if (!list || !tab) return;
  const { left, right } = tab.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (right > frame.right) list.scrollLeft += right - frame.right;
  if (left < frame.left) list.scrollLeft -= frame.left - left;
}
