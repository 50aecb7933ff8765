import { whenIdle } from '../lazy-part/when-idle.ts'
import { sayPlainly } from './say-plainly.ts'
import { addToastBox } from './toast-box.ts'
import type { ToastKind, ToastMessage } from './toast-message.ts'

let machinery: Promise<typeof import('./toast-region.tsx')> | undefined

async function loadMachinery() {
  machinery ??= import('./toast-region.tsx')
  try {
    return await machinery
  } catch (error) {
    // A chunk that failed to load may load next time.
    machinery = undefined
    throw error
  }
}

async function show(kind: ToastKind, message: ToastMessage) {
  const box = addToastBox()
  try {
    const region = await loadMachinery()
    region.showToast(kind, message)
  } catch (error) {
    sayPlainly(box, message)
    // The page's own handler gets it.
    throw error
  }
}

/** A later failure may be that of the network, and then the code that shows it couldn't be fetched. */
function prepare(): () => void {
  addToastBox()
  return whenIdle(() => {
    // Most browsers remember the failure until the page is reloaded.
    if (navigator.onLine) loadMachinery().catch(() => undefined)
  })
}

/**
 * Shows for 10 seconds what just happened, from anywhere, also outside React. The region mounts itself on the
 * first call.
 */
export const toast = {
  /**
   * Adds the live region of toasts, which screen readers must know before the first one, and fetches their code once the
   * page is idle.
   *
   * @returns a function that cancels the latter.
   */
  prepare,
  success: (message: ToastMessage) => void show('success', message),
  error: (message: ToastMessage) => void show('error', message),
  warning: (message: ToastMessage) => void show('warning', message),
  info: (message: ToastMessage) => void show('info', message),
}
