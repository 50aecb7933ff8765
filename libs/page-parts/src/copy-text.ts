/** Whether this page may write to the clipboard: one without TLS has none. */
export const canCopy = (): boolean => 'clipboard' in navigator

/**
 * Copies a text that may still be loading. Safari allows copying only while a press is handled, so the
 * clipboard gets a promise immediately.
 *
 * @throws NotAllowedError when the browser refuses, otherwise what the text rejects with
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const promised = text.then((words) => new Blob([words], { type: 'text/plain' }))
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': promised })])
  } catch (error) {
    // A failure of the text is thrown by `await text` below; here it would count as unhandled.
    promised.catch(() => undefined)
    if (isRefusedCopy(error)) throw error
    // The browser says that it got no text, but not why.
    await text
    throw error
  }
}

/** Whether the browser refused to copy, and not the server to answer. */
export const isRefusedCopy = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError'
