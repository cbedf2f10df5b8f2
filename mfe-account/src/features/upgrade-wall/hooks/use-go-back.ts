import { useNavigate } from '@datewright/sdk/router';

/** Goes back one page, or home when this is our first page in the tab. The router numbers its entries from 0. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) navigate(-1);
    else navigate('/');
  };
}
