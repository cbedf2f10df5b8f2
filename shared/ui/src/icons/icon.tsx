import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** Returns the icon that a remote's card names, or a spark when the set has no icon of that name. */
export const toIconName = (name: string | undefined): IconName =>
  name !== undefined && Object.hasOwn(iconPaths, name) ? (name as IconName) : 'sparkle';

export interface IconProps {
  name: IconName;
  /** Pixels at the usual size of text, with which the icon grows; 20 by default. */
  size?: number;
  /** The accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string;
}

/** One icon of the set, in the text colour around it. */
export function Icon({ name, size = 20, label }: IconProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
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
