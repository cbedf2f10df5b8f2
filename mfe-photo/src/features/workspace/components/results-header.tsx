import { Button, Heading, Row } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';

interface Props {
  isSubscriber: boolean;
  running: boolean;
  onAddMore: () => void;
  onUploadNew: () => void;
  onPrint: () => void;
  /** A member on the free plan wants the printed report. */
  onReport: () => void;
}

export function ResultsHeader({ isSubscriber, running, onAddMore, onUploadNew, onPrint, onReport }: Props) {
  const { results: copy, page } = useCopy();
  return (
    <Row $justify="space-between" $gap={2}>
      <Heading as="h2" $size={28} id="photo-results" tabIndex={-1} {...focusTarget}>
        {copy.title}
      </Heading>
      <Row $gap={2}>
        <Button variant="secondary" size="small" onClick={onAddMore}>
          {page.addMore}
        </Button>
        <Button variant="secondary" size="small" disabled={running} onClick={onUploadNew}>
          {page.uploadNew}
        </Button>
        <Button variant="secondary" size="small" onClick={isSubscriber ? onPrint : onReport}>
          {isSubscriber ? copy.print : copy.report}
        </Button>
      </Row>
    </Row>
  );
}
