/**
 * Copies a text that may still be on its way. Safari allows copying only while a press is handled, so the text is
 * promised to the clipboard at once. @throws where the browser does not allow it, or the text did not come
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const promised = text.then((words) => new Blob([words], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': promised })])
}
