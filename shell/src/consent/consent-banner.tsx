import { useConsent, useTrack } from '@datewright/sdk/host';
import { useState } from 'react';
import { ConsentQuestion } from './consent-question.tsx';
import { type ConsentLanguage, consentLanguage } from './copy.ts';
import { type ConsentAnswer, reportAnswer } from './report-answer.ts';

/** The question about cookies on a page that scripts made. */
export function ConsentBanner() {
  const { choose } = useConsent();
  const track = useTrack();
  const [language, setLanguage] = useState<ConsentLanguage>(consentLanguage);
  function answer(given: ConsentAnswer) {
    choose(given);
    reportAnswer(track, given);
  }
  return (
    <ConsentQuestion
      language={language}
      onAnswer={answer}
      onLanguage={() => setLanguage(language === 'hu' ? 'en' : 'hu')}
    />
  );
}
