const loadEveryMs = 10_000
const storedAs = 'tandem-operator-token'

const { path, wrong, noAnswer, loading } = document.body.dataset
const form = document.querySelector('[data-token]')
const input = form.querySelector('input')
const forget = document.querySelector('[data-forget]')
const alertLine = document.querySelector('[role=alert]')
const status = document.querySelector('[role=status]')
const overview = document.querySelector('[data-overview]')
const dialog = document.querySelector('dialog')

let token = sessionStorage.getItem(storedAs)
let timer

const ask = (address, method = 'GET') =>
  fetch(`${path}${address}`, { method, headers: { Authorization: `Bearer ${token}` } })

function tell(message) {
  alertLine.textContent = message ?? ''
  alertLine.hidden = !message
}

function askForToken(message) {
  clearTimeout(timer)
  token = null
  sessionStorage.removeItem(storedAs)
  overview.replaceChildren()
  status.textContent = ''
  tell(message)
  form.hidden = false
  forget.hidden = true
  input.value = ''
  input.focus()
}

const keyOf = (node) => {
  const job = node?.closest?.('[data-id]')
  return (
    job &&
    `[data-id="${job.dataset.id}"] ${node.dataset.action ? `[data-action="${node.dataset.action}"]` : 'summary'}`
  )
}

/** Replaces the list, and keeps open details open and the focus in place. */
function show(markup) {
  const open = [...overview.querySelectorAll('details[open]')].map((node) => keyOf(node))
  const focused = overview.contains(document.activeElement) ? keyOf(document.activeElement) : null
  overview.innerHTML = markup
  for (const key of open) overview.querySelector(key)?.closest('details').setAttribute('open', '')
  if (focused) overview.querySelector(focused)?.focus()
}

async function load() {
  clearTimeout(timer)
  const used = token
  try {
    const answer = await ask('/overview')
    if (used !== token) return
    if (answer.status === 401) return askForToken(wrong)
    if (answer.ok) {
      sessionStorage.setItem(storedAs, token)
      form.hidden = true
      forget.hidden = false
      show(await answer.text())
      tell(null)
    } else {
      const { message } = await answer.json()
      if (answer.status === 429) return askForToken(message)
      tell(message)
    }
  } catch {
    tell(noAnswer)
  }
  if (status.textContent === loading) status.textContent = ''
  timer = setTimeout(() => (document.hidden ? undefined : load()), loadEveryMs)
}

async function change(job, action) {
  const { queue, id } = job.dataset
  try {
    const answer = await ask(`/jobs/${encodeURIComponent(queue)}/${id}/${action}`, 'POST')
    if (answer.status === 401) return askForToken(wrong)
    const { message } = await answer.json()
    await load()
    if (answer.ok) status.textContent = `${queue}: ${message}`
    else tell(`${queue}: ${message}`)
  } catch {
    tell(noAnswer)
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  token = input.value.trim()
  status.textContent = loading
  void load()
})

forget.addEventListener('click', () => askForToken(null))

overview.addEventListener('click', (event) => {
  const button = event.target.closest('[data-action]')
  if (!button) return
  const job = button.closest('[data-id]')
  status.textContent = ''
  if (button.dataset.action === 'try-now') return void change(job, 'try-now')
  dialog.returnValue = 'cancel'
  dialog.addEventListener(
    'close',
    () => {
      if (dialog.returnValue === 'give-up') void change(job, 'give-up')
    },
    { once: true },
  )
  dialog.showModal()
})

document.addEventListener('visibilitychange', () => {
  if (!document.hidden && token && form.hidden) void load()
})

if (token) void load()
else askForToken(null)
