import { useNavigate } from '@datewright/sdk/router';

/** One page back, or home when this is the first page of ours in this tab. The router numbers its entries from 0. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) navigate(-1);
    else navigate('/');
  };
}
