/** Saves a text as a file on the reader's device. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the address some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 30_000)
}
