import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** The icon that a remote's card names; a spark where the set has none of that name. */
export const toIconName = (name: string | undefined): IconName =>
  name !== undefined && Object.hasOwn(iconPaths, name) ? (name as IconName) : 'sparkle';

export interface IconProps {
  name: IconName;
  /** Pixels; 20 when left out. */
  size?: number;
  /** Read aloud. Without it the icon is decoration and hidden from readers. */
  label?: string;
}

/** One icon of the set, in the colour of the text around it. */
export function Icon({ name, size = 20, label }: IconProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
