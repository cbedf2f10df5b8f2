import type { DatingApp } from '@datewright/contracts/bio/rules';
import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../copy/use-copy.ts';
import { apps, getAppFit } from '../lib/app-fit.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
`;

const Fit = styled.li<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? 'var(--careful)' : 'var(--muted)')};
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  > strong {
    color: var(--text);
    font-weight: 600;
  }
`;

/** The length of the text against each app's limit, while typing. A limit only warns. */
export function AppCounters({ text, only = apps }: { text: string; only?: DatingApp[] }) {
  const { bio: copy } = useCopy();
  return (
    <List aria-label={copy.counters}>
      {only.map((app) => {
        const { length, limit, over } = getAppFit(text, app);
        // A whole bio is longer than one answer on Hinge, and only wrong where it is meant to be one.
        const warns = over > 0 && (app !== 'hinge' || only.length === 1);
        return (
          <Fit key={app} $over={warns}>
            <strong>{app === 'hinge' ? copy.hingePrompt : copy.apps[app]}</strong> {copy.fits(length, limit)}
            {warns && ` · ${copy.over(over)}`}
          </Fit>
        );
      })}
    </List>
  );
}
