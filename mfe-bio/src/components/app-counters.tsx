import { styled } from '@datewright/sdk/styled';
import { Icon } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { useChosenApp } from '../hooks/use-chosen-app.ts';
import { apps, getAppFit } from '../lib/app-fit.ts';

const Fit = styled.div<{ $over: boolean }>`
  align-items: center;
  color: ${({ $over }) => ($over ? 'var(--careful)' : 'var(--muted)')};
  display: flex;
  flex-wrap: wrap;
  font-variant-numeric: tabular-nums;
  gap: 0 var(--space-3);
  /* The target is higher than the line. */
  margin-block: calc(-1 * var(--space-2));
`;

const AppSelect = styled.span`
  align-items: center;
  color: var(--text);
  display: flex;
  max-width: 100%;
  > select {
    appearance: none;
    background: none;
    border: 0;
    color: inherit;
    cursor: pointer;
    field-sizing: content;
    font-weight: 600;
    margin-right: -1.25rem;
    min-height: var(--target);
    min-width: 0;
    padding: 0 1.5rem 0 0;
  }
  > select > option {
    background: var(--surface);
  }
  > svg {
    flex: none;
    pointer-events: none;
  }
`;

/** The length of the text against the chosen app's limit, while typing; the others on tap. A limit only warns. */
export function AppCounters({ text }: { text: string }) {
  const { bio: copy } = useCopy();
  const { app, choose } = useChosenApp();
  const { length, limit, over } = getAppFit(text, app);
  return (
    <Fit $over={over > 0}>
      <AppSelect>
        <select
          aria-label={copy.counters}
          value={app}
          onChange={({ target }) => {
            const chosen = apps.find((name) => name === target.value);
            if (chosen) choose(chosen);
          }}
        >
          {apps.map((name) => (
            <option key={name} value={name}>
              {name === 'hinge' ? copy.hingePrompt : copy.apps[name]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </AppSelect>
      <span>
        {copy.fits(length, limit)}
        {over > 0 && ` · ${copy.over(over)}`}
      </span>
    </Fit>
  );
}
