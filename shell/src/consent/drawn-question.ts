export const drawnQuestionId = 'consent-question';

/** The question as it stands beside a page that came as HTML, or null. */
export const drawnQuestion = (): HTMLElement | null => globalThis.document?.getElementById(drawnQuestionId) ?? null;
