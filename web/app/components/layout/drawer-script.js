(() => {
  const ownButtons = 'commandForElement' in HTMLButtonElement.prototype;
  const drawer = () => document.getElementById('site-drawer');
  const close = () => drawer()?.close();
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const command = ownButtons ? null : target.closest('[commandfor="site-drawer"]')?.getAttribute('command');
    if (command === 'show-modal') drawer()?.showModal();
    else if (command === 'close' || target === drawer() || target.closest('#site-drawer a')) close();
  });
  matchMedia('(min-width: 64rem)').addEventListener('change', close);
  addEventListener('pagehide', close);
})();
