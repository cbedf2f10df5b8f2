// The offline page: the next date of the member who is signed in, and a way back. Date Coach stores the list
// (`shared/contracts/src/datecoach/offline-plans.ts`); it is read here, and never put into a cache.
const reload = () => location.reload();
document.querySelector('button').addEventListener('click', reload);
addEventListener('online', reload);

function findNextPlan() {
  try {
    const member = localStorage.getItem('signedIn');
    const plans = JSON.parse(localStorage.getItem(`datecoach:${member}:offline`)) ?? [];
    return plans.find(({ until }) => Date.now() < until);
  } catch {
    // Storage is blocked, or does not hold a list.
    return undefined;
  }
}

function add(parent, name, text = '') {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

function addList(card, name, texts) {
  if (texts.length === 0) return;
  const list = add(card, name);
  for (const text of texts) add(list, 'li', text);
}

const plan = findNextPlan();
if (plan) {
  const card = add(document.querySelector('main'), 'article');
  add(card, 'h2', plan.title);
  addList(card, 'ul', plan.facts);
  addList(card, 'ol', plan.reminders);
}
