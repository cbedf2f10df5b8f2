import { IconButton } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { useTheme } from '../theme/use-theme.ts';

export function ThemeToggle() {
  const copy = useShellCopy().header;
  const { theme, toggle } = useTheme();
  const dark = theme === 'dark';
  return <IconButton icon={dark ? 'sun' : 'moon'} label={dark ? copy.toLight : copy.toDark} onClick={toggle} />;
}
