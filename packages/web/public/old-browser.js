// Written for browsers that cannot read the page itself: says so, and what to do.
(() => {
  var canRun =
    'noModule' in document.createElement('script') &&
    typeof Array.prototype.toSorted === 'function' &&
    typeof structuredClone === 'function' &&
    window.CSS !== undefined &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)');
  if (canRun) return;

  var isFrench = /^fr/i.test(navigator.language || '');
  var title = isFrench ? 'Ce navigateur est trop ancien' : 'This browser is too old';
  var sentence = isFrench
    ? 'Starboard a besoin d’une version plus récente. Mettez à jour Chrome, Edge, Firefox ou Safari (toute version depuis 2023), puis rechargez cette page. Vos parties restent enregistrées.'
    : 'Starboard needs a newer one. Update Chrome, Edge, Firefox or Safari (any version since 2023), then load this page again. Your games stay stored.';

  function tell() {
    var notice = document.createElement('main');
    var heading = document.createElement('h1');
    var text = document.createElement('p');
    notice.lang = isFrench ? 'fr' : 'en';
    notice.style.cssText =
      'max-width:32rem;margin:15vh auto 0;padding:1.5rem;font:1.125rem/1.5 sans-serif;color:#e9eff9';
    document.body.style.backgroundColor = '#060a12';
    heading.appendChild(document.createTextNode(title));
    text.appendChild(document.createTextNode(sentence));
    notice.appendChild(heading);
    notice.appendChild(text);
    document.body.insertBefore(notice, document.body.firstChild);
  }

  if (document.body) tell();
  else document.addEventListener('DOMContentLoaded', tell);
})();
