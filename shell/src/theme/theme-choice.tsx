import { readStored } from '@datewright/sdk/storage';
import { SegmentedControl } from '@datewright/ui';
import { useState } from 'react';
import { useThemeCopy } from './copy.ts';
import { chooseTheme, themeKey, useTheme } from './use-theme.ts';

const choices = ['dark', 'light', 'system'] as const;

/** Dark, light, or as the device is set. */
export function ThemeChoice() {
  const copy = useThemeCopy();
  const { theme } = useTheme();
  const [isSystem, setSystem] = useState(() => readStored('localStorage', themeKey) === 'system');
  return (
    <SegmentedControl
      legend={copy.label}
      options={choices.map((value) => ({ value, label: copy[value] }))}
      value={isSystem ? 'system' : theme}
      onChange={(choice) => {
        setSystem(choice === 'system');
        chooseTheme(choice);
      }}
    />
  );
}
