const askEveryMs = 2_000

const list = document.querySelector('[data-mails]')
const status = document.querySelector('[role=status]')
const newestIn = (node) => node.querySelector('a')?.getAttribute('href')

/** Updates the list without moving the keyboard focus in it. */
function show(markup) {
  const next = document.createElement('template')
  next.innerHTML = markup
  if (newestIn(next.content) === newestIn(list)) return
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null
  list.replaceChildren(next.content)
  if (focused !== null) list.querySelector(`a[href="${focused}"]`)?.focus()
  const subject = list.querySelector('.subject')?.textContent
  if (subject) status.textContent = `${list.dataset.arrived}: ${subject}`
}

async function ask() {
  try {
    const answer = document.hidden ? null : await fetch(list.dataset.mails)
    if (answer?.ok) show(await answer.text())
  } catch {
    // Tandem is stopped: the page stays as it is, and tries again.
  }
  setTimeout(ask, askEveryMs)
}

void ask()
