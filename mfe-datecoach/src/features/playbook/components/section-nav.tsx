import { type SectionName, sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { styled } from '@datewright/sdk/styled';
import { Chip } from '@datewright/ui/chip';
import { useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { toSectionId } from '../lib/section-id.ts';

/** Below this width the parts are a list in a menu instead of a row. */
const phoneWidth = '40rem';

/** Sticks to the screen while the playbook scrolls. */
const Bar = styled.nav`
  background: var(--ground);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-2) var(--space-4);
  position: sticky;
  top: var(--header-height);
  z-index: 4;
`;

const Chips = styled.div`
  display: flex;
  gap: var(--space-2);
  @media (max-width: 39.99rem) {
    display: none;
  }
  > button:disabled {
    cursor: default;
    opacity: 0.5;
  }
`;

const JumpList = styled.details`
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  @media (min-width: ${phoneWidth}) {
    display: none;
  }
  > summary {
    cursor: pointer;
    font-weight: 600;
    min-height: var(--target);
    padding: var(--space-2) var(--space-4);
  }
  ul {
    list-style: none;
  }
  button {
    background: none;
    border: 0;
    border-top: 1px solid var(--hairline);
    color: inherit;
    cursor: pointer;
    min-height: var(--target);
    padding: var(--space-2) var(--space-4);
    text-align: left;
    width: 100%;
  }
  button:disabled {
    color: var(--muted);
    cursor: default;
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
  const list = useRef<HTMLDetailsElement>(null);
  function jump(name: SectionName) {
    if (list.current) list.current.open = false;
    onJump(name);
    const section = document.getElementById(toSectionId(name));
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('summary')?.focus({ preventScroll: true });
  }
  const isMissing = (name: SectionName) => !sections.some((section) => section.name === name);
  return (
    <Bar aria-label={copy.jump}>
      <Chips>
        {sectionNames.map((name) => (
          <Chip key={name} disabled={isMissing(name)} onClick={() => jump(name)}>
            {copy.chip(name, isVideo)}
          </Chip>
        ))}
      </Chips>
      <JumpList ref={list}>
        <summary>{copy.jumpTo}</summary>
        <ul>
          {sectionNames.map((name) => (
            <li key={name}>
              <button type="button" disabled={isMissing(name)} onClick={() => jump(name)}>
                {copy.sectionTitle(name, isVideo)}
              </button>
            </li>
          ))}
        </ul>
      </JumpList>
    </Bar>
  );
}
