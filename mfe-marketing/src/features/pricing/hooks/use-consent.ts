import { useRef, useState } from 'react';

/** The one consent before paying: asked for when it is missing, and never kept from one time to the next. */
export function useConsent() {
  const ref = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  return {
    box: { ref, agreed, missing: missing && !agreed, onChange: setAgreed },
    /** True when it is given; otherwise the box asks for it. */
    given() {
      setMissing(!agreed);
      if (!agreed) ref.current?.focus();
      return agreed;
    },
    forget() {
      setAgreed(false);
      setMissing(false);
    },
  };
}
