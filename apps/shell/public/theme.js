// Puts the kept theme on <html> before the first paint. A file of its own, because the host's
// Content-Security-Policy allows no inline script. The session library does the same later (its theme.ts).
;(function () {
  var theme = 'light'
  try {
    theme = localStorage.getItem('theme') || theme
  } catch {
    // Storage is blocked: the default theme.
  }
  var isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
