import { styled } from '@datewright/sdk/styled';
import { Icon } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { useChosenApp } from '../hooks/use-chosen-app.ts';
import { apps, getAppFit } from '../lib/app-fit.ts';

const Box = styled.div<{ $over: boolean }>`
  align-items: center;
  color: ${({ $over }) => ($over ? 'var(--careful)' : 'var(--muted)')};
  display: flex;
  font-variant-numeric: tabular-nums;
  /* The target is higher than the line. */
  margin-block: calc(-1 * var(--space-2));
  > select {
    appearance: none;
    background: none;
    border: 0;
    color: inherit;
    cursor: pointer;
    field-sizing: content;
    margin-right: -1.5rem;
    max-width: 100%;
    min-height: var(--target);
    padding: 0 1.75rem 0 0;
  }
  > select > option {
    background: var(--surface);
    color: var(--text);
  }
  > svg {
    flex: none;
    pointer-events: none;
  }
`;

/** The length of the text against the chosen app's limit, while typing; the others on tap. A limit only warns. */
export function AppCounters({ text }: { text: string }) {
  const { bio: copy } = useCopy();
  const { app: chosen, choose } = useChosenApp();
  const fits = apps.map((app) => ({ app, ...getAppFit(text, app) }));
  return (
    <Box $over={fits.some(({ app, over }) => app === chosen && over > 0)}>
      <select
        aria-label={copy.counters}
        value={chosen}
        onChange={({ target }) => {
          const app = apps.find((name) => name === target.value);
          if (app) choose(app);
        }}
      >
        {fits.map(({ app, length, limit, over }) => (
          <option key={app} value={app}>
            {app === 'hinge' ? copy.hingePrompt : copy.apps[app]}: {copy.fits(length, limit)}
            {over > 0 && ` · ${copy.over(over)}`}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </Box>
  );
}
