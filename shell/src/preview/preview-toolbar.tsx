import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { shellName } from '@datewright/contracts/registry/shell-card';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Select } from '@datewright/ui';
import { type FormEvent, useId, useState } from 'react';
import { type Fault, type Faults, faults as kinds, storeFaults } from './faults.ts';

const Bar = styled.aside`
  background: var(--careful-wash);
  border-bottom: 1px solid var(--careful);
  font-size: var(--text-14);
  padding: var(--space-2) var(--space-4);
`;

const Line = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  justify-content: space-between;
  margin: 0 auto;
  max-width: var(--page-width);
  p {
    flex: 1 1 15rem;
    overflow-wrap: anywhere;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Panel = styled.form`
  display: grid;
  gap: var(--space-3);
  margin: var(--space-2) auto;
  max-width: var(--page-width);
`;

const Remotes = styled.ul`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  display: grid;
  list-style: none;
  padding: 0 var(--space-4);
  li {
    align-items: center;
    border-top: 1px solid var(--hairline);
    display: grid;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-2) 0;
  }
  li:first-child {
    border-top: 0;
  }
  p {
    overflow-wrap: anywhere;
  }
  @media (min-width: 40rem) {
    li {
      grid-template-columns: minmax(0, 1fr) 8rem 15rem;
    }
  }
`;

const LoadTime = styled.p`
  color: var(--muted);
`;

const labels: Record<Fault, string> = {
  slow: 'Slow: loads 3 s later',
  blocked: 'Blocked: does not load',
  crash: 'Crash: throws when it renders',
};

interface PreviewToolbarProps {
  composition: Composition;
  faults: Faults;
  /** Milliseconds that each loaded remote took, by name. */
  loadTimes: Readonly<Record<string, number>>;
  onChange: (faults: Faults) => void;
}

const byPreviewAndName = (a: ComposedRemote, b: ComposedRemote) =>
  Number(b.preview ?? false) - Number(a.preview ?? false) || a.card.name.localeCompare(b.card.name);

/**
 * Says above every page that this browser previews a version, lists the remotes of the page, and makes one slow or fail, so
 * that its team sees what members see then.
 */
export function PreviewToolbar({ composition, faults, loadTimes, onChange }: PreviewToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const remotes = composition.remotes.toSorted(byPreviewAndName);
  const { shell } = composition;
  const card = remotes.find((remote) => remote.preview)?.card;
  const preview = shell?.preview ? { name: shellName, version: shell.version } : card;
  const simulated = Object.entries(faults).map(([name, fault]) => `${name}: ${fault}`);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, fault]) => fault !== '');
    onChange(Object.fromEntries(chosen) as Faults);
  }

  return (
    <Bar aria-label="Preview">
      <Line>
        <p>
          Preview of{' '}
          <b>
            {preview?.name} {preview?.version}
          </b>
          . Only this browser has it.
          {simulated.length > 0 && <> Simulated in this tab: {simulated.join(', ')}.</>}
        </p>
        <Buttons>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            Remotes
          </Button>
          <form method="post" action="/registry/v1/previews/end" onSubmit={() => storeFaults({})}>
            <Button variant="secondary" size="small" type="submit">
              End the preview
            </Button>
          </form>
        </Buttons>
      </Line>
      <Panel id={panelId} hidden={!isOpen} onSubmit={apply}>
        <p>See what members see when a remote fails. It changes this tab alone, until you stop the preview.</p>
        <Remotes>
          {remotes.map(({ card: { name, version }, preview }) => (
            <li key={name}>
              <p>
                <b>{name}</b> {version} {preview && <Badge $tone="careful">preview</Badge>}
              </p>
              <LoadTime>{describeLoad(loadTimes[name])}</LoadTime>
              <Select label={`Simulate a failure of ${name}`} hideLabel name={name} defaultValue={faults[name] ?? ''}>
                <option value="">Works</option>
                {kinds.map((fault) => (
                  <option key={fault} value={fault}>
                    {labels[fault]}
                  </option>
                ))}
              </Select>
            </li>
          ))}
        </Remotes>
        <Buttons>
          <Button size="small" type="submit">
            Apply and reload
          </Button>
          {simulated.length > 0 && (
            <Button variant="secondary" size="small" onClick={() => onChange({})}>
              Turn all off
            </Button>
          )}
        </Buttons>
      </Panel>
    </Bar>
  );
}

const describeLoad = (ms: number | undefined) =>
  ms === undefined ? 'Not loaded' : `Loaded in ${ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`}`;
