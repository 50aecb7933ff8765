/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads it a while after the click.
  setTimeout(() => URL.revokeObjectURL(address), 30_000)
}
