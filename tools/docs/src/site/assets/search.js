/* global MiniSearch, sections -- scripts before this one */
const most = 12
const index = new MiniSearch({
  fields: ['heading', 'page', 'text'],
  storeFields: ['heading', 'page'],
  searchOptions: { prefix: true, fuzzy: 0.1, combineWith: 'AND', boost: { heading: 4, page: 2 } },
})
index.addAll(sections)

const field = document.getElementById('search')
const found = document.getElementById('found')
const siteTop = document.documentElement.dataset.top

function entry({ id, heading, page }) {
  const link = document.createElement('a')
  link.href = `${siteTop}/${id}`
  link.textContent = heading === page ? page : `${page}: ${heading}`
  const item = document.createElement('li')
  item.append(link)
  return item
}

field.addEventListener('input', () => {
  const words = field.value.trim()
  const results = words === '' ? [] : index.search(words).slice(0, most)
  found.hidden = words === ''
  found.replaceChildren(...(results.length === 0 ? ['Nothing found'] : results.map(entry)))
})
