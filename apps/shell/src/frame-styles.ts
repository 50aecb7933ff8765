import { loadStyles } from './rendered-page.ts'
import href from './frame.css?url'

/** Loads the styles that only the frame needs; the frame is shown once they are there. */
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

/** Settles when these styles have loaded or failed, and so have the styles that a server-rendered page left out. */
export const frameStyles = Promise.all([loadFrameStyles(), loadStyles()])
