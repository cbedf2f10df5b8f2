// A classic script at the end of a page that came as HTML: brings the scripts once the page is there and nobody touched it
// for a while, or at the first touch. What was pressed or typed until the page is live is held, and done again then.
(() => {
  const { scripts, ahead, visitor } = JSON.parse(document.getElementById('scripts').textContent);
  /** Milliseconds after the page's load in which only a touch brings the scripts. */
  const restsAfter = 3000;
  /** Milliseconds before a new visitor is asked about cookies. `consent/lazy-consent-banner.tsx` waits as long. */
  const asksAfter = 1000;
  const held = [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let begun = false;

  function bring() {
    if (begun) return;
    begun = true;
    for (const { href, integrity } of ahead) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', fetchPriority: 'low', href });
      link.integrity = integrity;
      document.head.append(link);
    }
    for (const { href, integrity } of scripts) {
      const script = document.createElement('script');
      Object.assign(script, { src: href, integrity, crossOrigin: 'anonymous', fetchPriority: 'low', async: false });
      // Without its scripts the page stays what it is: HTML that can be read and left.
      script.addEventListener('error', goOn);
      document.head.append(script);
    }
  }

  function goOn() {
    listening.abort();
    delete document.documentElement.dataset.static;
    document.documentElement.dataset.live = '';
    for (const again of held.splice(0)) again();
  }

  function hold(event, again) {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(again);
  }

  function onClick(event) {
    const button = event.target.closest('button, [role="button"]');
    if (button) hold(event, () => button.click());
  }

  function onSubmit(event) {
    const { target: form, submitter } = event;
    hold(event, () => form.requestSubmit(submitter));
  }

  /** Says again what was typed or chosen, in the way that React hears it. */
  function onInput({ target }) {
    const isTick = target.type === 'checkbox' || target.type === 'radio';
    const { value, checked } = target;
    held.push(() => {
      if (isTick) {
        target.checked = !checked;
        target.click();
        return;
      }
      const kind = Object.getPrototypeOf(target);
      Object.getOwnPropertyDescriptor(kind, 'value').set.call(target, value);
      target.dispatchEvent(new Event(target.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    });
  }

  // A page that visitors share sets no cookie. Without the answer, the next page may have other variants.
  if (visitor) fetch(visitor, { method: 'HEAD', keepalive: true }).catch(() => undefined);
  askForConsent();
  for (const sign of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(sign, bring, { ...options, passive: true });
  addEventListener('click', onClick, options);
  addEventListener('submit', onSubmit, options);
  addEventListener('input', onInput, options);
  addEventListener('datewright:live', goOn, { once: true });
  const whenIdle = window.requestIdleCallback ?? ((work) => setTimeout(work, 200));
  const rest = () => {
    layOutRest();
    setTimeout(() => whenIdle(bring, { timeout: 3000 }), restsAfter);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });

  /** Lays out one by one what `static-page.css` left out. Waits for the fonts, which would have it laid out twice. */
  function layOutRest() {
    const boxes = document.querySelectorAll('[data-render="late"], [data-render="late-children"] > *').values();
    const next = () => {
      const { value: box } = boxes.next();
      if (!box) return;
      // Unlike a style attribute, an animation is not in React's way.
      box.animate({ contentVisibility: 'visible' }, { fill: 'forwards' });
      whenIdle(next);
    };
    document.fonts.ready.then(() => whenIdle(next));
  }

  /** The question about cookies, that stands hidden in the page: whoever has not answered it is asked after a second. */
  function askForConsent() {
    const question = document.getElementById('consent-question');
    const first = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => /hu|en/.test(tag));
    speak(first === 'hu' ? 'hu' : 'en');
    // The first ear: an answer is not held as other touches are.
    addEventListener('click', onAnswer, { capture: true });
    if (needsAnswer()) setTimeout(() => (question.hidden = !needsAnswer()), asksAfter);

    function speak(language) {
      for (const section of question.children) section.hidden = section.lang !== language;
    }

    function onAnswer(event) {
      const button = event.target.closest('#consent-question button');
      if (!button) return;
      event.stopImmediatePropagation();
      const { consent } = button.dataset;
      if (consent === 'language') {
        speak(button.lang);
        question.querySelector(`[lang="${button.lang}"] [data-consent="language"]`)?.focus();
        return;
      }
      question.hidden = true;
      keepAnswer(consent);
      document.documentElement.dataset.consent = consent;
      dispatchEvent(new Event('datewright:consent'));
      bring();
    }
  }

  /** Kept at once, for who leaves before the scripts come: these add its time and its proof. */
  function keepAnswer(consent) {
    try {
      localStorage.setItem('cookieConsent', consent);
    } catch {
      // Without a store it counts on this page alone.
    }
  }

  function needsAnswer() {
    if (navigator.globalPrivacyControl === true || location.pathname === '/cookie-settings') return false;
    try {
      return localStorage.getItem('cookieConsent') === null;
    } catch {
      return true;
    }
  }
})();
