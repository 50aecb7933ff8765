// Before the first paint: kept theme and font, and the files and reads of the page for whoever is signed in. The host puts
// it into each document; libs/session does the first part again later.
;(function () {
  var page = document.documentElement
  var kept = function (key, known, otherwise) {
    try {
      var text = localStorage.getItem(key)
      return text === null || (known !== null && known.indexOf(text) < 0) ? otherwise : text
    } catch {
      // Storage is blocked.
      return otherwise
    }
  }
  var theme = kept('theme', ['light', 'dark', 'system'], 'light')
  var isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.dataset.theme = isDark ? 'dark' : 'light'
  // What is blank until the stylesheet is here is blank in the theme's shade.
  page.style.colorScheme = page.dataset.theme
  // The language chosen on this device; without one, the host has chosen by the browser's.
  var chosen
  try {
    chosen = /(?:^|; )language=([a-z]{2})(?:;|$)/.exec(document.cookie)
  } catch {
    // Cookies are blocked.
  }
  if (chosen) page.lang = chosen[1]
  page.dataset.font = kept('font', ['onest', 'inter', 'manrope', 'system'], 'onest')
  // See preload-fonts.ts.
  var letters = document.querySelector('link[data-font=' + page.dataset.font + ']')
  if (letters) letters.media = 'all'
  // Hides what only those without a session see: see prerender/critical-styles.ts.
  var token = kept('personal_access_token', null, '')
  if (token !== '') page.dataset.session = 'kept'
  var frame = document.querySelector('meta[name="theme-color"]')
  if (frame) frame.content = frame.dataset[page.dataset.theme]

  // What a page behind sign-in reads first; see first-reads.ts. libs/api-client takes the answers: early-answers.ts.
  var meta = document.querySelector('meta[name="tandem-first-reads"]')
  if (!meta || token.length > 4096 || !/^[!-~](?:[ -~]*[!-~])?$/.test(token)) return
  var reads = JSON.parse(meta.content)
  var said = new URLSearchParams(location.search)
  var store = said.get('store_id') || kept('selected_store', null, '')
  said.delete('store_id')
  // Another view of the page reads other things.
  var isUsualView = String(said) === '' && (store === '' || /^[1-9]\d{0,15}$/.test(store))
  var early = { token: token, answers: {}, whole: Promise.resolve() }
  window.tandemEarlyReads = early
  var send = function (path, today) {
    var url = new URL(path, location.origin)
    new URLSearchParams(url.search).forEach(function (value, name) {
      var days = /^\{today([+-]\d+)?\}$/.exec(value)
      if (value === '{store}' && store === '') url.searchParams.delete(name)
      else if (value === '{store}') url.searchParams.set(name, store)
      else if (days)
        url.searchParams.set(
          name,
          new Date(Date.parse(today) + (days[1] || 0) * 864e5).toISOString().slice(0, 10),
        )
    })
    url.searchParams.sort()
    var headers = { accept: 'application/json', authorization: 'Bearer ' + token }
    // To its end: who takes it waits no longer for its body.
    var answer = fetch(url, { headers: headers }).then(function (response) {
      return response.text().then(function (text) {
        return new Response(text, { status: response.status, headers: response.headers })
      })
    })
    // Whoever takes it sees the failure.
    answer.catch(function () {})
    early.answers[url.href] = { sentAt: Date.now(), answer: answer }
    return answer
  }
  var turnOn = function (link) {
    link.media = 'all'
  }
  var sent = reads.always.map(function (path) {
    return send(path)
  })
  // Its files, which only somebody who is signed in will see.
  document.querySelectorAll('link[data-signed-in]').forEach(turnOn)
  var later = (isUsualView ? reads.page : []).filter(function (path) {
    var isOfDays = path.indexOf('{today') >= 0
    if (!isOfDays) void send(path)
    return isOfDays
  })
  early.whole = sent[0]
    .then(function (answer) {
      return answer.ok ? answer.clone().json() : null
    })
    .then(function (me) {
      if (!me || window.tandemEarlyReads !== early) return
      var team = me.data.team
      // Which day it is depends on the zone of the team.
      var today = new Intl.DateTimeFormat('en-CA', { timeZone: team.timezone }).format(new Date())
      later.forEach(function (path) {
        void send(path, today)
      })
      if (team.stores.length > 0) document.querySelectorAll('link[data-with-stores]').forEach(turnOn)
    })
    .catch(function () {})
})()
