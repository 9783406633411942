{
  const ownButtons = 'commandForElement' in HTMLButtonElement.prototype;
  const drawer = () => document.querySelector('#site-drawer');
  const close = () => drawer()?.close();
  addEventListener('click', ({ target }) => {
    const command = !ownButtons && target.closest?.('[commandfor="site-drawer"]')?.getAttribute('command');
    if (command === 'show-modal') drawer()?.showModal();
    else if (command === 'close' || target === drawer() || target.closest?.('#site-drawer a')) close();
  });
  matchMedia('(min-width: 64rem)').addEventListener('change', close);
  addEventListener('pagehide', close);
}
