// Runs on pages without React too. Where the browser knows `command`, the buttons work even without this.
(() => {
  const drawer = () => document.getElementById('site-drawer');
  const close = () => drawer()?.close();
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[commandfor="site-drawer"][command="show-modal"]')) {
      if (!drawer()?.open) drawer()?.showModal();
    } else if (target === drawer() || target.closest('#site-drawer a, #site-drawer button')) close();
  });
  matchMedia('(min-width: 64rem)').addEventListener('change', close);
  addEventListener('pagehide', close);
})();
