/**
 * Copies a text that may still be loading. Safari allows copying only while a press is handled, so the
 * clipboard gets a promise immediately. @throws when the browser doesn't allow it, or the text didn't load
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const promised = text.then((words) => new Blob([words], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': promised })])
}
