import { type SectionName, sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { styled } from '@datewright/sdk/styled';
import { Chip } from '@datewright/ui/chip';
import { useCopy } from '../../../copy/use-copy.ts';
import { toSectionId } from '../lib/section-id.ts';

/** Sticks to the screen while the playbook scrolls. */
const Bar = styled.nav`
  background: var(--ground);
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-4));
  overflow-x: auto;
  padding: var(--space-2) var(--space-4);
  position: sticky;
  scrollbar-width: none;
  top: var(--header-height);
  z-index: 4;
  > button {
    flex: none;
  }
  > button:disabled {
    cursor: default;
    opacity: 0.5;
  }
`;

interface Props {
  /** The sections written so far. */
  sections: readonly Section[];
  isVideo: boolean;
  onJump: (name: SectionName) => void;
}

export function SectionNav({ sections, isVideo, onJump }: Props) {
  const { playbook: copy } = useCopy();
  function jump(name: SectionName) {
    onJump(name);
    const section = document.getElementById(toSectionId(name));
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('summary')?.focus({ preventScroll: true });
  }
  return (
    <Bar aria-label={copy.jump}>
      {sectionNames.map((name) => (
        <Chip key={name} disabled={!sections.some((section) => section.name === name)} onClick={() => jump(name)}>
          {copy.chip(name, isVideo)}
        </Chip>
      ))}
    </Bar>
  );
}
