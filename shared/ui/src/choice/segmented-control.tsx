import { styled } from '@datewright/sdk/styled';
import { useId } from 'react';

const Box = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

const Legend = styled.legend<{ $hidden: boolean }>`
  font-weight: 600;
  margin-bottom: var(--space-2);
  ${({ $hidden }) => $hidden && 'clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px;'}
`;

const Track = styled.div`
  background: var(--surface-raised);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  padding: 3px;
`;

const Segment = styled.label`
  align-items: center;
  border-radius: 7px;
  cursor: pointer;
  display: flex;
  /* Each gets the room of its own words, so that a long label keeps one line; large text takes a line of its own. */
  flex: 1 1 auto;
  font-weight: 600;
  justify-content: center;
  min-height: calc(var(--target) - 8px);
  min-width: min-content;
  padding: 0.25rem 0.5rem;
  position: relative;
  text-align: center;
  transition: background-color var(--time-feedback);
  @media (pointer: coarse) {
    min-height: var(--target);
  }
  > input {
    cursor: inherit;
    inset: 0;
    margin: 0;
    opacity: 0;
    position: absolute;
  }
  &:has(:checked) {
    background: var(--text);
    color: var(--ground);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

export interface SegmentedControlProps<Value extends string> {
  legend: string;
  hideLegend?: boolean;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  /** `null` while nothing is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Offers two to four short options as radio buttons in one bar. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Box>
      <Legend $hidden={props.hideLegend ?? false}>{props.legend}</Legend>
      <Track>
        {props.options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Track>
    </Box>
  );
}
