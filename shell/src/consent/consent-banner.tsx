import { useConsent, useTrack } from '@datewright/sdk/host';
import { useState } from 'react';
import { ConsentForm } from './consent-form.tsx';
import { type ConsentLanguage, detectConsentLanguage } from './copy.ts';
import { type ConsentAnswer, reportConsent } from './report-consent.ts';

/** The cookie banner on a page that was rendered in the browser. */
export function ConsentBanner() {
  const { choose } = useConsent();
  const track = useTrack();
  const [language, setLanguage] = useState<ConsentLanguage>(detectConsentLanguage);
  function answer(given: ConsentAnswer) {
    choose(given);
    reportConsent(track, given);
  }
  return (
    <ConsentForm
      language={language}
      onAnswer={answer}
      onLanguage={() => setLanguage(language === 'hu' ? 'en' : 'hu')}
    />
  );
}
