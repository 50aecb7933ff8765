// The page that is shown is visible in the list of pages.
const pages = document.getElementById('pages')
const shown = pages.querySelector('[aria-current]')
if (shown && shown.offsetTop > pages.clientHeight) pages.scrollTop = shown.offsetTop - pages.clientHeight / 2

// Browsers give the clipboard to https and to the own machine only.
const canCopy = navigator.clipboard !== undefined

for (const block of document.querySelectorAll('pre')) {
  if (!canCopy) continue
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent)
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 2000)
  })
  const around = document.createElement('div')
  around.className = 'copied'
  block.replaceWith(around)
  around.append(block, button)
}

// Code and tables that are wider than the page scroll, so the keyboard must reach them.
const boxes = new ResizeObserver((resized) => {
  for (const { target: box } of resized)
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
})
for (const box of document.querySelectorAll('pre, .table')) boxes.observe(box)

// Storybook needs a server; without one, its links lead to a page that says so.
if (location.protocol === 'file:')
  for (const link of document.querySelectorAll('a[href*="storybook/index.html"]'))
    link.href = `${document.documentElement.dataset.top}/storybook.html`
