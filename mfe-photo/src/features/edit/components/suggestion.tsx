import { Button, Row, Text } from '@datewright/ui';

interface Props {
  text: string;
  /** Null where the value is set. */
  action: string | null;
  onAccept: () => void;
}

/** A value that a measurement suggests, with a button that sets it. */
export function Suggestion({ text, action, onAccept }: Props) {
  return (
    <Row $gap={2}>
      <Text $size={14}>{text}</Text>
      {action && (
        <Button variant="secondary" size="small" onClick={onAccept}>
          {action}
        </Button>
      )}
    </Row>
  );
}
