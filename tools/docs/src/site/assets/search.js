/* global MiniSearch, sections -- scripts before this one */
const maxEntries = 12
const index = new MiniSearch({
  fields: ['heading', 'page', 'text'],
  storeFields: ['heading', 'page', 'text'],
  searchOptions: { prefix: true, fuzzy: 0.1, combineWith: 'AND', boost: { heading: 4, page: 2 } },
})
index.addAll(sections)

const field = document.getElementById('search')
const results = document.getElementById('results')
const found = document.getElementById('found')
const count = document.getElementById('count')
const siteTop = document.documentElement.dataset.top

/** The text around the first word that was found, cut between words. */
function excerpt({ text, terms }) {
  const at = text.toLowerCase().indexOf(terms[0])
  const from = at < 40 ? 0 : text.indexOf(' ', at - 40) + 1
  const end = text.lastIndexOf(' ', from + 120)
  const isWhole = text.length <= from + 120
  return `${from > 0 ? '… ' : ''}${text.slice(from, isWhole ? undefined : end).trim()}${isWhole ? '' : ' …'}`
}

function element(name, text, ...children) {
  const made = document.createElement(name)
  made.append(text, ...children)
  return made
}

function entry(result) {
  const { id, heading, page } = result
  const title = element('strong', heading === page ? page : `${page}: ${heading}`)
  const link = element('a', title, element('span', excerpt(result)))
  link.href = `${siteTop}/${id}`
  return element('li', link)
}

function show() {
  const words = field.value.trim()
  const all = words === '' ? [] : index.search(words)
  results.hidden = words === ''
  count.textContent =
    all.length === 0 ? 'Nothing found' : `${Math.min(all.length, maxEntries)} of ${all.length}`
  found.replaceChildren(...all.slice(0, maxEntries).map(entry))
}

/** Moves between the field and the results; the field is before the first one. */
function move(by) {
  const stops = [field, ...found.querySelectorAll('a')]
  stops[Math.min(stops.length - 1, Math.max(0, stops.indexOf(document.activeElement) + by))].focus()
}

field.addEventListener('input', show)
field.addEventListener('focus', show)
document.querySelector('search').addEventListener('keydown', (event) => {
  const moves = { ArrowDown: 1, ArrowUp: -1 }
  if (event.key in moves) move(moves[event.key])
  else if (event.key === 'Enter' && event.target === field) found.querySelector('a')?.click()
  else if (event.key === 'Escape') {
    results.hidden = true
    field.focus({ preventScroll: true })
    results.hidden = true
  } else return
  event.preventDefault()
})
document.querySelector('search').addEventListener('focusout', ({ relatedTarget }) => {
  if (!document.querySelector('search').contains(relatedTarget)) results.hidden = true
})
// A click on a result of this page changes no page.
found.addEventListener('click', () => (results.hidden = true))
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.matches('input') || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  field.focus()
})
