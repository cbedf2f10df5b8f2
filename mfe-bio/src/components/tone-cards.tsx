import { type BioTone, bioTone } from '@datewright/contracts/bio/tone-and-gender';
import { styled } from '@datewright/sdk/styled';
import { useId } from 'react';

const Box = styled.fieldset`
  display: grid;
  gap: var(--space-2);
`;

const Legend = styled.legend`
  font-weight: 600;
  margin-bottom: var(--space-2);
  padding: 0;
`;

const Tile = styled.label`
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  cursor: pointer;
  display: grid;
  gap: 0 var(--space-3);
  grid-template-columns: auto 1fr;
  min-height: var(--target);
  padding: var(--space-3) var(--space-4);
  transition: border-color var(--time-feedback), background-color var(--time-feedback);
  > input {
    accent-color: var(--text);
    grid-row: span 2;
    height: 1.125rem;
    margin: 0.2rem 0 0;
    width: 1.125rem;
  }
  > span {
    color: var(--muted);
    font-size: var(--text-14);
  }
  &:hover {
    border-color: var(--text);
  }
  &:has(:checked) {
    background: var(--surface-raised);
    border-color: var(--text);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

interface Props {
  legend: string;
  names: Record<BioTone, string>;
  texts: Record<BioTone, string>;
  value: BioTone;
  onChange: (tone: BioTone) => void;
}

/** The three tones, each with a description. */
export function ToneCards({ legend, names, texts, value, onChange }: Props) {
  const name = useId();
  return (
    <Box>
      <Legend>{legend}</Legend>
      {bioTone.options.map((tone) => (
        <Tile key={tone}>
          <input type="radio" name={name} checked={tone === value} onChange={() => onChange(tone)} />
          <strong>{names[tone]}</strong>
          <span>{texts[tone]}</span>
        </Tile>
      ))}
    </Box>
  );
}
