// Everything works without this script: it shows times in the reader's zone, a slider, and fresh figures.
const refreshMs = 5000;
const formats = {
  time: new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }),
  moment: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
};

function showLocalTimes(root) {
  for (const time of root.querySelectorAll('time[data-format]')) {
    time.title = time.textContent;
    time.textContent = formats[time.dataset.format].format(new Date(time.dateTime));
  }
}

/** A range and a number that show the same value. */
function mirror(range) {
  const number = document.getElementById(range.dataset.mirrors);
  range.hidden = false;
  range.addEventListener('input', () => {
    number.value = range.value;
  });
  number.addEventListener('input', () => {
    range.value = number.value;
  });
}

/** A second press while the first is on its way would only be refused. */
function sendOnce(form) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'yes';
  });
}

function showStale(text) {
  const content = document.getElementById('content');
  const shown = document.getElementById('stale');
  if (shown && text === null) shown.remove();
  if (shown || text === null) return;
  const notice = document.createElement('p');
  notice.id = 'stale';
  notice.className = 'notice bad';
  notice.setAttribute('role', 'status');
  notice.textContent = text;
  content.prepend(notice);
}

/** Replaces the parts of the page that may have changed, but not one that has the focus. */
async function refresh() {
  const answer = await fetch(location.pathname, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (answer?.redirected) {
    showStale('Your session has ended. Reload the page to sign in again.');
    return false;
  }
  if (!answer?.ok) {
    showStale('The registry does not answer. What you see may be out of date.');
    return true;
  }
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  showStale(null);
  showLocalTimes(fresh);
  for (const part of document.querySelectorAll('[data-refresh]')) {
    const next = fresh.getElementById(part.id);
    if (next && next.innerHTML !== part.innerHTML && !part.contains(document.activeElement)) {
      part.replaceWith(document.adoptNode(next));
    }
  }
  return true;
}

async function keepFresh() {
  const continues = document.hidden || (await refresh());
  if (continues) setTimeout(keepFresh, refreshMs);
}

showLocalTimes(document);
for (const range of document.querySelectorAll('[data-mirrors]')) mirror(range);
for (const form of document.querySelectorAll('form')) sendOnce(form);
// A page that comes back from the history may send again.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form')) delete form.dataset.sent;
});
if (document.querySelector('[data-refresh]')) setTimeout(keepFresh, refreshMs);
