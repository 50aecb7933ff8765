// Before the first paint: applies the stored theme and font, and loads files and data of the page if there is
// a session. The host puts it into each document; libs/session does the first part again later.
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
  // Until the stylesheet has loaded, the blank page has the shade of the theme.
  page.style.colorScheme = page.dataset.theme
  // The language chosen on this device; without one, the host has chosen by the browser's.
  var chosen
  try {
    chosen = /(?:^|; )language=(en|tr)(?:;|$)/.exec(document.cookie)
  } catch {
    // Cookies are blocked.
  }
  if (chosen) page.lang = chosen[1]
  page.dataset.font = kept('font', ['onest', 'inter', 'manrope', 'system'], 'onest')
  // See preload-fonts.ts.
  var letters = document.querySelector('link[data-font=' + page.dataset.font + ']')
  if (letters) letters.media = 'all'
  // Hides content for people without a session: see prerender/critical-styles.ts.
  var token = kept('personal_access_token', null, '')
  if (token !== '') page.dataset.session = 'kept'
  var frame = document.querySelector('meta[name="theme-color"]')
  if (frame) frame.content = frame.dataset[page.dataset.theme]

  // The browser answers a form with the next document. Until that arrives, nobody sends it again: neither the
  // person nor the app. If it doesn't arrive, the form can be sent again after ten seconds.
  var longAgo = -Infinity
  var sentAt = longAgo
  addEventListener(
    'submit',
    function (event) {
      if (performance.now() - sentAt > 1e4) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  addEventListener('submit', function (event) {
    // The app sends its forms itself.
    if (!event.defaultPrevented) sentAt = performance.now()
  })
  addEventListener('pageshow', function (event) {
    if (event.persisted) sentAt = longAgo
  })

  // Without its first files, the app can't say itself that they are missing.
  addEventListener(
    'error',
    function (event) {
      var root = document.getElementById('root')
      var words = document.getElementById('missing-files')
      if (!(event.target instanceof HTMLScriptElement) || !root || !words) return
      // A page for people without a session is hidden from others, until the app replaces it.
      var isHidden = token !== '' && 'signedOut' in root.dataset
      if (root.firstChild && !isHidden) return
      delete root.dataset.signedOut
      var language = page.lang === 'tr' ? 'tr' : 'en'
      root.replaceChildren(words.content.querySelector('[lang=' + language + ']').cloneNode(true))
    },
    true,
  )

  // The first reads of a page behind sign-in; see first-reads.ts. libs/api-client takes the answers:
  // early-answers.ts.
  var meta = document.querySelector('meta[name="tandem-first-reads"]')
  if (!meta || token.length > 4096 || !/^[!-~](?:[ -~]*[!-~])?$/.test(token)) return
  var reads = JSON.parse(meta.content)
  var parameters = new URLSearchParams(location.search)
  var store = parameters.get('store_id') || kept('selected_store', null, '')
  parameters.delete('store_id')
  // Another view of the page reads other data.
  var isUsualView = String(parameters) === '' && (store === '' || /^[1-9]\d{0,15}$/.test(store))
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
    var headers = {
      accept: 'application/json',
      'accept-language': page.lang,
      authorization: 'Bearer ' + token,
    }
    // Reads the whole body, so that the app doesn't have to wait for it.
    var answer = fetch(url, { headers: headers }).then(function (response) {
      return response.text().then(function (text) {
        return new Response(text, { status: response.status, headers: response.headers })
      })
    })
    // The app handles the failure when it takes the answer.
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
  // The page's files, which only signed-in people need.
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
      // The current day depends on the team's zone.
      var today = new Intl.DateTimeFormat('en-CA', { timeZone: team.timezone }).format(new Date())
      later.forEach(function (path) {
        void send(path, today)
      })
      if (team.stores.length > 0) document.querySelectorAll('link[data-with-stores]').forEach(turnOn)
    })
    .catch(function () {})
})()
