// Before the first paint, so that it never changes its theme while it loads.
const kept = localStorage.getItem('theme')
const isDark = kept === null ? matchMedia('(prefers-color-scheme: dark)').matches : kept === 'dark'
document.documentElement.dataset.theme = isDark ? 'dark' : 'light'

document.addEventListener('DOMContentLoaded', () => {
  const button = document.getElementById('theme')
  const name = () =>
    (button.textContent = document.documentElement.dataset.theme === 'dark' ? 'Light' : 'Dark')
  button.addEventListener('click', () => {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    localStorage.setItem('theme', theme)
    name()
  })
  name()
})
