// Kept theme and font before the first paint; not inline, for the host's policy. libs/session does the same later.
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
  page.dataset.font = kept('font', ['onest', 'inter', 'manrope', 'system'], 'onest')
  // See preload-fonts.ts.
  var letters = document.querySelector('link[data-font=' + page.dataset.font + ']')
  if (letters) letters.media = 'all'
  // The files of a page behind sign-in, which only somebody who is signed in will see.
  if (kept('personal_access_token', null, '') !== '')
    document.querySelectorAll('link[data-signed-in]').forEach(function (link) {
      link.media = 'all'
    })
  var frame = document.querySelector('meta[name="theme-color"]')
  if (frame) frame.content = frame.dataset[page.dataset.theme]
})()
