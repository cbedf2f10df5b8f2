import { useRef, useState } from 'react';

/** The consent before payment: required, and never remembered for the next order. */
export function useConsent() {
  const ref = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  return {
    box: { ref, agreed, missing: missing && !agreed, onChange: setAgreed },
    /** Returns true when consent is given; otherwise marks the checkbox as required. */
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
