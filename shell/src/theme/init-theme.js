// A classic script in the head of the page: sets the theme before the first paint.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: dark it is.
  }
  document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark';
})();
