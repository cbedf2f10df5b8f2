import { styled } from '@datewright/sdk/styled';
import { IconButton } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { type Theme, useTheme } from '../theme/use-theme.ts';

/** A page that was rendered for everyone shows the right button before its scripts run. */
const InTheme = styled.span<{ $theme: Theme }>`
  display: none;
  [data-theme='${({ $theme }) => $theme}'] & {
    display: contents;
  }
`;

export function ThemeToggle() {
  const copy = useShellCopy().header;
  const { toggle } = useTheme();
  return (
    <>
      <InTheme $theme="dark">
        <IconButton icon="sun" label={copy.toLight} onClick={toggle} />
      </InTheme>
      <InTheme $theme="light">
        <IconButton icon="moon" label={copy.toDark} onClick={toggle} />
      </InTheme>
    </>
  );
}
