/** Passes a file to the browser, which saves it with the downloads. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the address some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 30_000)
}
