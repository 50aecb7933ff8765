/** Whether this page may write to the clipboard: one without TLS has none. */
export const canCopy = (): boolean => 'clipboard' in navigator && typeof ClipboardItem === 'function'

/**
 * Puts a text on the clipboard that is still on its way. Call it while a press is handled: Safari refuses it later.
 *
 * @throws what the text rejects with, or NotAllowedError when the browser refuses
 */
export async function copyText(text: Promise<Blob>): Promise<void> {
  const plain = text.then((content) => new Blob([content], { type: 'text/plain' }))
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])
  } catch (error) {
    // The browser says that it got no text, and not why.
    await text
    throw error
  }
}
