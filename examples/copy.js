// Adds a button to each snippet that copies it, and says whether that worked.
for (const snippet of document.querySelectorAll('.paste')) {
  const code = snippet.querySelector('code');
  const subject = snippet.closest('article').querySelector('h3').textContent;
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy' });
  button.setAttribute('aria-label', `Copy the HTML: ${subject}`);
  const told = document.createElement('span');
  told.setAttribute('role', 'status');
  button.addEventListener('click', async () => {
    told.textContent = '';
    try {
      await navigator.clipboard.writeText(code.textContent);
      told.textContent = 'Copied.';
    } catch {
      // Browsers refuse the clipboard to pages without https, and to some frames.
      getSelection().selectAllChildren(code);
      told.textContent = 'Selected. Press Ctrl+C or ⌘C to copy.';
    }
  });
  snippet.querySelector('figcaption').append(told, button);
}
