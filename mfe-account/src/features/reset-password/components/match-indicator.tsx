import { Icon, Row, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

export function MatchIndicator({ password, confirmed }: { password: string; confirmed: string }) {
  const { reset: copy } = useCopy();
  const same = password === confirmed;
  return (
    <div role="status">
      {confirmed !== '' && (
        <Text as="div" $size={14} $tone={same ? 'good' : 'muted'}>
          <Row as="span" $gap={2} $nowrap>
            <Icon name={same ? 'check' : 'alert'} size={16} />
            {same ? copy.matches : copy.differs}
          </Row>
        </Text>
      )}
    </div>
  );
}
