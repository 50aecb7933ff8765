// In a Storybook that is part of this site: its links back are shown.
document.documentElement.dataset.documentation = '..'

// Its modules are only read from a server, so a Storybook in a folder would stay empty.
if (location.protocol === 'file:') {
  stop()
  location.replace('../storybook.html')
}
