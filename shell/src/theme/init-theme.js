// A classic script in the head of the page: sets the theme before the first paint, and follows the device where that was chosen.
(() => {
  const system = matchMedia('(prefers-color-scheme: light)');
  function apply() {
    let choice = null;
    try {
      choice = localStorage.getItem('theme');
    } catch {
      // Storage is blocked: dark it is.
    }
    const isLight = choice === 'light' || (choice === 'system' && system.matches);
    document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
  }
  apply();
  system.addEventListener('change', apply);
})();
