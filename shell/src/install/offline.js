const reload = () => location.reload();
document.querySelector('button')?.addEventListener('click', reload);
addEventListener('online', reload);
