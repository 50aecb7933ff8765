import { loadStyles } from './drawn-page.ts'
import href from './frame.css?url'

/** The styles of what only stands inside the frame; it is drawn when they are there. */
function loadFrameStyles(): Promise<void> {
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`The styles at ${href} did not come`)))
    document.head.append(link)
  })
}

/** Settles when they are there, with those that a drawn page did without, or did not come. */
export const frameStyles = Promise.all([loadFrameStyles(), loadStyles()])
