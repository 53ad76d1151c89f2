// Shows the file that the link of each section leads to.
for (const source of document.querySelectorAll('.source')) {
  const { href } = source.closest('section').querySelector('a');
  const response = await fetch(href);
  if (response.ok) source.firstChild.textContent = await response.text();
}
