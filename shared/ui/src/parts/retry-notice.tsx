import { Button } from '../actions/button.tsx';
import { useOnline } from '../browser/use-online.ts';
import { useUiCopy } from '../copy/use-ui-copy.ts';
import { Notice, type NoticeProps } from '../feedback/notice.tsx';

export interface RetryNoticeProps extends Pick<NoticeProps, 'title' | 'children' | 'live'> {
  tone?: 'bad' | 'careful';
  /** It is being tried again. */
  busy?: boolean;
  onRetry: () => void;
}

/** Says that something failed, with a button to try it again while the browser is online. */
export function RetryNotice({ tone = 'bad', live = 'polite', busy = false, onRetry, ...text }: RetryNoticeProps) {
  const copy = useUiCopy();
  const isOnline = useOnline();
  const retry = isOnline && (
    <Button variant="secondary" size="small" busy={busy} onClick={() => onRetry()}>
      {copy.tryAgain}
    </Button>
  );
  return <Notice tone={tone} live={live} action={retry} {...text} />;
}
